import { rateOf, seededRandom, shareOf, shuffled } from "../statistics.ts";
import type { Labelled } from "./examples.ts";
import { kindOf, learn, vaguenessOf } from "./learn.ts";

const FOLDS = 5;

/** Of one request that was not learned from: whether its kind was found, and how vague it was judged. */
export type Verdict = { isKindRight: boolean; isClear: boolean; vagueness: number };

/** Judges each of `independent` by what the other four fifths and `always` teach. */
export function crossValidate({
  independent,
  always,
}: {
  independent: readonly Labelled[];
  always: readonly Labelled[];
}): Verdict[] {
  const order = shuffled(independent, seededRandom(1));
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const isHeldOut = (_: Labelled, index: number) => index % FOLDS === fold;
    const judge = learn([...order.filter((one, index) => !isHeldOut(one, index)), ...always]);
    return order.filter(isHeldOut).flatMap(({ prompt, kind, vagueness }) =>
      kind === null || vagueness === null
        ? []
        : {
            isKindRight: prompt.types?.includes(kindOf(kind.features, judge)) ?? false,
            isClear: prompt.clarity === "clear",
            vagueness: vaguenessOf(vagueness.features, judge),
          },
    );
  });
}

/** The vagueness above which this share of the clear requests lies. */
export function thresholdFor(verdicts: readonly Verdict[], share: number): number {
  const clear = verdicts.filter(({ isClear }) => isClear).map(({ vagueness }) => vagueness);
  const sorted = clear.toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** How a threshold does: shares of kinds found, and of clear and of vague requests that something would be asked of. */
export function ratesOf(verdicts: readonly Verdict[], threshold: number) {
  const asked = (isClear: boolean) =>
    rateOf(
      shareOf(
        verdicts.filter((verdict) => verdict.isClear === isClear),
        ({ vagueness }) => vagueness > threshold,
      ),
    );
  return {
    kindsRight: rateOf(shareOf(verdicts, ({ isKindRight }) => isKindRight)),
    clearAsked: asked(true),
    vagueAsked: asked(false),
  };
}
