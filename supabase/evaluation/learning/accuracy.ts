import { guess } from "../../functions/generate-prompt/offline/model/guess.ts";
import { DELIVERABLES } from "../../functions/generate-prompt/offline/model/labels.ts";
import { readRequest } from "../../functions/generate-prompt/offline/read/request.ts";
import { kindNameFor } from "../../functions/generate-prompt/offline/write/kind-for.ts";
import { type Share, shareOf } from "../statistics.ts";
import type { Labelled } from "./examples.ts";

export type Accuracy = {
  first: Share;
  amongThree: Share;
  /** Of those that the weights are sure of. */
  confident: Share;
  /** Of those that get lines of a deliverable's own, and not shared or neutral ones. */
  written: Share;
  /** Of the needs that are asked for, those that are needed; and of those needed, the asked ones. */
  asked: Share;
  needed: Share;
};

const ASKED = 0.5;
const CONFIDENT = 0.6;

/** How often requests that were not learned from are read as a person reads them. */
export function accuracyOf(requests: readonly Labelled[]): Accuracy {
  const judged = requests.map((request) => {
    const { deliverables, missing } = guess(request.text);
    const kind = kindNameFor(readRequest(request.text));
    const rank = deliverables.findIndex(({ name }) => name === request.deliverable);
    const asked = missing.filter(({ probability }) => probability > ASKED).map(({ name }) => name);
    return {
      rank,
      isConfident: (deliverables[0]?.probability ?? 0) >= CONFIDENT,
      asked,
      needed: request.missing,
      written: DELIVERABLES.find((name) => name === kind),
      wanted: request.deliverable,
    };
  });
  const asked = judged.flatMap((one) => one.asked.map((key) => one.needed.includes(key)));
  const needed = judged.flatMap((one) => one.needed.map((key) => one.asked.some((a) => a === key)));
  return {
    first: shareOf(judged, ({ rank }) => rank === 0),
    amongThree: shareOf(judged, ({ rank }) => rank < 3),
    confident: shareOf(
      judged.filter(({ isConfident }) => isConfident),
      ({ rank }) => rank === 0,
    ),
    written: shareOf(
      judged.filter(({ written }) => written !== undefined),
      ({ written, wanted }) => written === wanted,
    ),
    asked: shareOf(asked, Boolean),
    needed: shareOf(needed, Boolean),
  };
}
