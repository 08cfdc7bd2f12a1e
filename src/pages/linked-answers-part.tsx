import { type ComponentProps, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";

import { ANSWERS_FRAGMENT } from "@/config/routes";
import type { LinkedAnswers } from "@/features/library/linked-answers";
import { optionalPart } from "@/lib/optional-part";
import { useIsHydrated } from "@/lib/use-is-hydrated";

type LinkedAnswersProps = ComponentProps<typeof LinkedAnswers>;

const Part = optionalPart<LinkedAnswersProps>(
  async () => (await import("@/features/library/linked-answers")).LinkedAnswers,
);

/** Answers that the address brought. Few do, so the code for them is fetched then. */
export function LinkedAnswersPart({ fillIn }: Pick<LinkedAnswersProps, "fillIn">) {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  // Stays when the address has been cleaned; another link may be opened on the same page.
  const [fragment, setFragment] = useState("");
  if (hash.startsWith(ANSWERS_FRAGMENT) && hash !== fragment) setFragment(hash);
  if (!isHydrated || fragment === "") return null;
  return (
    <Suspense fallback={null}>
      <Part key={fragment} fragment={fragment} fillIn={fillIn} />
    </Suspense>
  );
}
