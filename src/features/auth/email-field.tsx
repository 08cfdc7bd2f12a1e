import type { RefObject } from "react";

import { TextField } from "@/ui/text-field";

type EmailFieldProps = {
  value: string;
  onValueChange: (value: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
};

export function EmailField({ value, onValueChange, inputRef }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      ref={inputRef}
      type="email"
      name="email"
      required
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
