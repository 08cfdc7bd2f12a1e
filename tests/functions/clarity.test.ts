import { expect, test } from "vitest";

import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/rewrite";
import { bracketedDetails } from "../../supabase/functions/generate-prompt/text/tokens";
import { CLEAR_PROMPTS, VAGUE_PROMPTS } from "./clarity-prompts";

test.each(CLEAR_PROMPTS)("nothing is asked about: %s", (prompt) => {
  expect(bracketedDetails(enhanceOffline(prompt))).toEqual([]);
});

test.each(VAGUE_PROMPTS)("something is asked about: %s", (prompt) => {
  expect(bracketedDetails(enhanceOffline(prompt)).length).toBeGreaterThan(0);
});
