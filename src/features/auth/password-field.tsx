import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

import { MIN_PASSWORD_CHARACTERS } from "@/config/limits";
import { classNames } from "@/lib/class-names";
import { CONTROL_CLASSES } from "@/ui/control-style";
import { Field } from "@/ui/field";
import { IconButton } from "@/ui/icon-button";

type PasswordFieldProps = {
  label: string;
  autoComplete: "current-password" | "new-password";
  value: string;
  onValueChange: (value: string) => void;
};

const NEW_PASSWORD_HINT = `At least ${MIN_PASSWORD_CHARACTERS} characters.`;

/** A new password has its rule below it. Only the server checks it: specification, section 5. */
export function PasswordField({ label, autoComplete, value, onValueChange }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} {...(autoComplete === "new-password" && { hint: NEW_PASSWORD_HINT })}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type={isShown ? "text" : "password"}
            name="password"
            required
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={classNames(CONTROL_CLASSES, "h-11 pr-12")}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? "Hide password" : "Show password"}
            onClick={() => setIsShown(!isShown)}
            className="text-muted absolute! inset-y-0 right-0"
          />
        </div>
      )}
    </Field>
  );
}
