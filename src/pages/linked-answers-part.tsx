import { type ComponentProps, useState } from "react";
import { useLocation } from "react-router-dom";

import { ANSWERS_FRAGMENT } from "@/config/routes";
import { LinkedAnswers } from "@/features/library/linked-answers";
import { useIsHydrated } from "@/lib/use-is-hydrated";

/** Answers that the address brought. */
export function LinkedAnswersPart({
  fillIn,
}: Pick<ComponentProps<typeof LinkedAnswers>, "fillIn">) {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  // Stays when the address has been cleaned; another link may be opened on the same page.
  const [fragment, setFragment] = useState("");
  if (hash.startsWith(ANSWERS_FRAGMENT) && hash !== fragment) setFragment(hash);
  if (!isHydrated || fragment === "") return null;
  return <LinkedAnswers key={fragment} fragment={fragment} fillIn={fillIn} />;
}
