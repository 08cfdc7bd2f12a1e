import { PenLine } from "lucide-react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";

import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { Button } from "@/ui/button";
import type { ButtonLook } from "@/ui/button-style";

type EnhanceFormProps = {
  text: string;
  size?: ButtonLook["size"];
  /** Shows the icon alone where the screen is narrow. */
  isCompact?: boolean;
  hasIcon?: boolean;
};

/**
 * Opens the enhancer with a text filled in. A form, not a link: a link's encoded copy of the text would
 * double the page's bytes. It works before the application is there.
 */
export function EnhanceForm(props: EnhanceFormProps) {
  const { text, size, isCompact = false, hasIcon = true } = props;
  const navigate = useNavigate();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const query = new URLSearchParams({ [QUERY_PARAMETERS.text]: text });
    void navigate({ pathname: ROUTES.refine, search: query.toString() });
  }

  return (
    <form action={ROUTES.refine} onSubmit={handleSubmit}>
      <input type="hidden" name={QUERY_PARAMETERS.text} value={text} />
      <Button
        type="submit"
        variant="ghost"
        size={size}
        title="Enhance this"
        className={isCompact ? "max-md:w-11 max-md:p-0!" : ""}
      >
        {hasIcon && <PenLine aria-hidden />}
        <span className={isCompact ? "max-md:sr-only" : ""}>Enhance this</span>
      </Button>
    </form>
  );
}
