import { WRITTEN_FOR } from "@/config/assistants";

import { EMPTY_SESSION, type Session, type Version } from "./enhancement-session";
import { type Reading, SLOT_LABELS } from "./reading";
import { REFINEMENT_CHIPS } from "./refinement-chips";

/** What a tab keeps of a session. */
export type KeptSession = Pick<Session, "versions" | "shown">;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const nullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** Whether every property is there and passes its check. */
const fits =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    Object.entries(checks).every(([name, check]) => check(Reflect.get(Object(value), name)));

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isChoice = fits({ slot: oneOf(...Object.keys(SLOT_LABELS)), value: isText });

const isReading = fits({
  deliverable: isText,
  alternatives: listOf(isText),
  assumptions: listOf((value) => isChoice(value) && fits({ alternatives: listOf(isText) })(value)),
} satisfies Record<keyof Reading, Check>);

const isVersion = fits({
  requestId: isText,
  sessionId: isText,
  original: isText,
  assistant: oneOf(null, ...WRITTEN_FOR),
  content: isText,
  outcome: oneOf("enhanced", "ready"),
  reading: nullOr(isReading),
  suggestions: listOf(isText),
  engine: oneOf("llm", "offline"),
  isComplete: isFlag,
  note: oneOf(null, "not_understood", "unchanged"),
  isCounted: nullOr(isFlag),
  cameFrom: nullOr(Number.isSafeInteger),
  refine: nullOr(
    fits({
      previous: isText,
      original: isText,
      parentRequestId: isText,
      instruction: nullOr(isText),
      chip: nullOr(oneOf(...REFINEMENT_CHIPS.map(({ chip }) => chip))),
      choices: listOf(isChoice),
    }),
  ),
} satisfies Record<keyof Version, Check>);

/** What was kept may be damaged or from another version of the site: then the session is an empty one. */
export function keptSession(value: unknown): Session {
  const { versions, shown } = Object(value) as Partial<KeptSession>;
  if (!Array.isArray(versions) || !versions.every(isVersion)) return EMPTY_SESSION;
  const chain = versions as readonly Version[];
  const isOneChain = chain.every(
    ({ sessionId, cameFrom }, place) =>
      sessionId === chain[0]?.sessionId &&
      (cameFrom === null || (cameFrom >= 0 && cameFrom < place)),
  );
  const isShown = typeof shown === "number" && chain[shown] !== undefined;
  return isOneChain && isShown ? { ...EMPTY_SESSION, versions: chain, shown } : EMPTY_SESSION;
}
