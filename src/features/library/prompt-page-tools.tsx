import { SquarePen } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { OpenInMenu } from "@/components/open-in-menu";
import { useFillIn } from "@/components/use-fill-in";
import { placeholderParts } from "@/domain/placeholders";
import { Button } from "@/ui/button";

/** Fetched when the form is opened: most visitors only read. */
const PlaceholderForm = lazy(async () => ({
  default: (await import("@/components/placeholder-form")).PlaceholderForm,
}));

/**
 * The placeholders of the prompt on its own page. Until the reader opens the form the text stays as it was
 * printed: values typed elsewhere must not change it unasked.
 */
export function usePageFillIn(text: string) {
  const [isOpen, setIsOpen] = useState(false);
  const { parts, filledText, form } = useFillIn(text);
  return {
    parts: isOpen ? parts : placeholderParts(text),
    filledText: isOpen ? filledText : text,
    form,
    isFormOpen: isOpen,
    openForm: () => setIsOpen(true),
  };
}

function focusFirstField(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>("input, textarea")?.focus();
}

/** What readers do with the text before they copy it: take it to an assistant, fill in its placeholders. */
export function PromptPageTools({ fillIn }: { fillIn: ReturnType<typeof usePageFillIn> }) {
  const { filledText, form, isFormOpen, openForm } = fillIn;
  const openButton = (
    <Button size="sm" isBusy={isFormOpen} onClick={openForm}>
      <SquarePen aria-hidden />
      Fill in the blanks
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {form !== null && !isFormOpen && openButton}
        <OpenInMenu text={filledText} />
      </div>
      {form !== null && isFormOpen && (
        <Suspense fallback={<div>{openButton}</div>}>
          <div
            ref={focusFirstField}
            className="border-line border-y pt-4 pb-5 [&_input]:scroll-mb-24 [&_textarea]:scroll-mb-24"
          >
            <PlaceholderForm {...form} />
          </div>
        </Suspense>
      )}
    </>
  );
}
