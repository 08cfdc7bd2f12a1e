import type { Half } from "./eval-set.ts";
import type { Measured } from "./measure.ts";
import { rateOf, type Share, shareOf } from "./statistics.ts";

/** A promise about the whole set, with what was found. */
export type Gate = {
  name: string;
  share: Share;
  /** The bound, and the side of it that is good. */
  bound: number;
  side: "at least" | "at most";
  isMet: boolean;
};

const MAX_GROWTH = 0.3;
const MAX_ADDED_WORDS = 45;

/** True when a good prompt stayed word for word and grew by a third or a few words at most. */
export function isLeftAlone({ isVerbatim, wordsIn, wordsOut }: Measured): boolean {
  return isVerbatim && wordsOut - wordsIn <= Math.max(MAX_ADDED_WORDS, wordsIn * MAX_GROWTH);
}

/** Whether an engine keeps what issue and research ask of it. One half or both may be passed. */
export function gatesOf(all: readonly Measured[]): Gate[] {
  const typed = all.filter(({ isTypeRight }) => isTypeRight !== undefined);
  const clear = all.filter(({ prompt }) => prompt.clarity === "clear");
  const vague = all.filter(({ prompt }) => prompt.clarity === "vague");
  const inLanguage = all.filter(({ isLanguageRight }) => isLanguageRight !== undefined);
  const good = all.filter(({ prompt }) => prompt.part === "good");
  const asks = ({ addedPlaceholders }: Measured) => addedPlaceholders.length > 0;
  const passes = (...names: Measured["failedChecks"]) =>
    shareOf(all, ({ failedChecks }) => !failedChecks.some((check) => names.includes(check)));
  return [
    atLeast(
      "Numbers, addresses and quotations kept",
      shareOf(all, (m) => m.areFactsKept),
      1,
    ),
    atLeast(
      "Placeholders kept",
      shareOf(all, (m) => m.arePlaceholdersKept),
      1,
    ),
    atLeast(
      "Labels present, known and in order",
      passes("required labels", "labels known and in order"),
      1,
    ),
    atLeast("Not answered", passes("not answered"), 1),
    atLeast("Within the budget of words", passes("length"), 1),
    atLeast(
      "All checks passed",
      shareOf(all, (m) => m.failedChecks.length === 0),
      1,
    ),
    atLeast(
      "Kind of task right",
      shareOf(typed, (m) => m.isTypeRight === true),
      0.85,
    ),
    atLeast(
      "Language right",
      shareOf(inLanguage, (m) => m.isLanguageRight === true),
      0.9,
    ),
    atMost("Clear prompts with new placeholders", shareOf(clear, asks), 0.2),
    atLeast("Vague prompts with new placeholders", shareOf(vague, asks), 0.9),
    atMost(
      "Prompts with more than four",
      shareOf(all, (m) => m.addedPlaceholders.length > 4),
      0,
    ),
    atLeast("Good prompts left nearly as they were", shareOf(good, isLeftAlone), 0.9),
  ];
}

export function ofHalf(all: readonly Measured[], half: Half): Measured[] {
  return all.filter(({ prompt }) => prompt.half === half);
}

function atLeast(name: string, share: Share, bound: number): Gate {
  return { name, share, bound, side: "at least", isMet: rateOf(share) >= bound };
}

function atMost(name: string, share: Share, bound: number): Gate {
  const rate = share.of === 0 ? 0 : share.hits / share.of;
  return { name, share, bound, side: "at most", isMet: rate <= bound };
}
