import { SquarePen } from "lucide-react";
import { lazy, Suspense } from "react";

import { OpenInMenu } from "@/components/open-in-menu";
import { handOff } from "@/platform/hand-off";
import { Button } from "@/ui/button";

import type { PageFillIn } from "./use-page-fill-in";

type PromptPageToolsProps = { fillIn: PageFillIn };

/** Fetched when it is asked for: most who come only read. */
const PlaceholderForm = lazy(async () => ({
  default: (await import("@/components/placeholder-form")).PlaceholderForm,
}));

function focusFirstField(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>("input, textarea")?.focus();
}

/** What one does with the text before one copies it: take it to an assistant, fill in its gaps. */
export function PromptPageTools({ fillIn }: PromptPageToolsProps) {
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
        <OpenInMenu size="sm" onChoose={(assistant) => void handOff(assistant, filledText)} />
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
