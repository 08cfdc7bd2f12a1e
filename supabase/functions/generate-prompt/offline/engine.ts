import type { Engine } from "../engine.ts";
import { enhanceOffline } from "./enhance.ts";
import { refineOffline } from "./refine.ts";

const PIECE = /[\s\S]{1,64}/gu;

/** The rules as an engine. It is done at once and streams as fast as it is read: no slowness is acted. */
export const offlineEngine: Engine = {
  name: "offline",
  // oxlint-disable-next-line typescript/require-await -- the contract is asynchronous, the rules are not
  async *enhance(given) {
    const enhanced =
      given.refinement === null ? enhanceOffline(given) : refineOffline(given, given.refinement);
    yield* enhanced.content.match(PIECE) ?? [];
    return enhanced;
  },
};
