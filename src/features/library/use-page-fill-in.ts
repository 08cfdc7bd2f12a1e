import { useState } from "react";

import { useFillIn } from "@/components/use-fill-in";
import { placeholderParts } from "@/domain/placeholders";

/**
 * The gaps of a prompt that stands on a page of its own. Until the reader opens the form the text stays as it is
 * printed: what was filled in elsewhere must not change it unasked.
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

export type PageFillIn = ReturnType<typeof usePageFillIn>;
