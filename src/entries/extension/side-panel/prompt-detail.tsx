import { ArrowLeft, Lock } from "lucide-react";
import { useState } from "react";

import { PlaceholderForm } from "@/components/placeholder-form";
import { useFillIn } from "@/components/use-fill-in";
import { copyText, copyWithToast } from "@/platform/clipboard";
import { Button } from "@/ui/button";

import { activeTab, callTab } from "../call-tab";
import type { InsertAnswer } from "../protocol";
import type { PanelText } from "./texts";

type PromptDetailProps = { text: PanelText; onBack: () => void; onUnlock: () => void };

type Outcome = "inserted" | "copied" | "failed";

const SENTENCES: Readonly<Record<Outcome, string>> = {
  inserted: "Inserted. Read it, then send it yourself.",
  copied:
    "This page takes no text from here, so the prompt was copied. Paste it with Ctrl + V or ⌘ + V.",
  failed: "The prompt could neither be inserted nor copied. Select the text and copy it.",
};

/** Puts a text into the box of the page that the reader looks at; otherwise on the clipboard. */
async function insert(text: string): Promise<Outcome> {
  const tab = await activeTab();
  const answer =
    tab?.id === undefined ? null : await callTab<InsertAnswer>(tab.id, { kind: "insert", text });
  if (answer?.isInserted === true) return "inserted";
  return (await copyText(text)) ? "copied" : "failed";
}

/** One text, with its blanks to fill in. */
export function PromptDetail({ text, onBack, onUnlock }: PromptDetailProps) {
  const fillIn = useFillIn(text.content, text.id);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <article className="grid grid-cols-1 justify-items-start gap-4">
      <Button variant="ghost" size="sm" className="-ms-3" onClick={onBack}>
        <ArrowLeft aria-hidden />
        All prompts
      </Button>
      <h1 className="text-lg wrap-anywhere">{text.title}</h1>
      {text.isLocked ? (
        <>
          <p className="text-sm wrap-anywhere">{text.content}</p>
          <Button variant="primary" onClick={onUnlock}>
            <Lock aria-hidden />
            Unlock full prompt with Premium
          </Button>
        </>
      ) : (
        <>
          {fillIn.fields.length > 0 && (
            <div className="w-full">
              <PlaceholderForm fillIn={fillIn} />
            </div>
          )}
          <div className="bg-paper border-line sticky bottom-0 flex w-full flex-wrap items-center gap-2 border-y py-3">
            <Button
              variant="primary"
              onClick={() => void insert(fillIn.filledText).then(setOutcome)}
            >
              Insert
            </Button>
            <Button onClick={() => void copyWithToast(fillIn.filledText, "promptCopied")}>
              Copy
            </Button>
            <output className="text-muted w-full text-sm empty:hidden">
              {outcome && SENTENCES[outcome]}
            </output>
          </div>
          <p className="text-prompt w-full font-mono wrap-anywhere whitespace-pre-wrap">
            {fillIn.filledText}
          </p>
        </>
      )}
    </article>
  );
}
