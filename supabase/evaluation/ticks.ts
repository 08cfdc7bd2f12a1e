import { checkPrompt, TICKED } from "../../src/domain/prompt-cues.ts";
import { newestSet, readUnseen } from "./rating/arms.ts";
import { type Share, shareOf } from "./statistics.ts";

/** How many of the ticks shown while a request is typed are right, by a person's reading of the same requests. */
export function tickPrecision(): { name: string; share: Share }[] {
  const requests = readUnseen(newestSet("requests"));
  return TICKED.map((name) => {
    const ticked = requests.filter(({ text }) => checkPrompt(text).said.includes(name));
    return { name, share: shareOf(ticked, ({ ticks }) => ticks[name]) };
  });
}
