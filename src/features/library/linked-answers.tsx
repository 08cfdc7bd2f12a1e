import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import type { FillIn } from "@/components/use-fill-in";
import { contradicted, linkedAnswers } from "@/domain/linked-answers";
import type { PlaceholderValues } from "@/domain/placeholders";
import { unpackAnswers } from "@/platform/answers-link";
import { Button } from "@/ui/button";

type LinkedAnswersProps = {
  /** The fragment of the address that was opened. */
  fragment: string;
  fillIn: FillIn;
};

/** Leaves the answers out of the address, so that a reload does not bring them back. */
function useForgetFragment(): () => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ pathname, search }, { replace: true, state: state as unknown });
}

/** Fills a prompt's blanks with what the link brought, and asks first where the reader wrote something else. */
export function LinkedAnswers({ fragment, fillIn }: LinkedAnswersProps) {
  const { data } = useQuery({
    queryKey: ["linked-answers", fragment],
    queryFn: async () => ({ content: await unpackAnswers(fragment) }),
    staleTime: Infinity,
  });
  if (data === undefined) return null;
  const keys = fillIn.fields.map(({ key }) => key);
  const answers = linkedAnswers(data.content, keys);
  return (
    <output className="border-accent max-w-text block border-s-2 ps-4 text-sm">
      {answers === null ? (
        <Unreadable />
      ) : (
        <ReadAnswers key={fragment} answers={answers} fillIn={fillIn} />
      )}
    </output>
  );
}

function Unreadable() {
  const forget = useForgetFragment();
  const handleRead = useEffectEvent(forget);
  // The address belongs to the browser.
  useEffect(() => handleRead(), []);
  return "The answers in this link could not be read, so the blanks are unchanged.";
}

type ReadAnswersProps = { answers: PlaceholderValues; fillIn: FillIn };

function ReadAnswers({ answers, fillIn }: ReadAnswersProps) {
  const [asked] = useState(() => contradicted(fillIn.values, answers).length);
  const [choice, setChoice] = useState<"none" | "link" | "own">(asked === 0 ? "link" : "none");
  const forget = useForgetFragment();

  function take() {
    for (const [key, value] of Object.entries(answers)) fillIn.onChange(key, value);
    forget();
  }

  function handleChoice(chosen: "link" | "own") {
    setChoice(chosen);
    if (chosen === "link") take();
    else forget();
  }

  const takeAtOnce = useEffectEvent(take);
  // The browser keeps what is filled in, and the address.
  useEffect(() => {
    if (asked === 0) takeAtOnce();
  }, [asked]);

  if (choice === "link")
    return "The blanks are filled in with the answers from the link you opened.";
  if (choice === "own") return "Your own answers are kept.";
  return (
    <div className="grid gap-2">
      <p>
        {`The link you opened has different answers for ${asked === 1 ? "a blank" : `${asked} blanks`} that you filled in.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => handleChoice("link")}>
          Use the link’s answers
        </Button>
        <Button size="sm" variant="ghost" onClick={() => handleChoice("own")}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
