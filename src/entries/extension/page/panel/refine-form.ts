import { MAX_INSTRUCTION_CHARACTERS } from "@/config/limits";

import { element } from "../ui/element";

/** A wish in the reader's own words for another version. */
export function createRefineForm(onWish: (wish: string) => void) {
  const field = element("input", {
    type: "text",
    "aria-label": "What to change",
    placeholder: "What to change: shorter, for beginners …",
    maxlength: String(MAX_INSTRUCTION_CHARACTERS),
    autocomplete: "off",
    dir: "auto",
  });
  const submit = element("button", { type: "submit", class: "secondary" }, "Refine");
  const form = element("form", { "aria-label": "Refine the prompt" }, field, submit);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wish = field.value.trim();
    if (wish === "") field.focus();
    else if (event.isTrusted) onWish(wish);
  });
  return {
    form,
    clear: () => {
      field.value = "";
    },
  };
}
