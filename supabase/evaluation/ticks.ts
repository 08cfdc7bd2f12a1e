import { checkPrompt } from "../../src/domain/prompt-cues.ts";
import { newestSet, readUnseen, type UnseenRequest } from "./rating/arms.ts";
import { type Share, shareOf } from "./statistics.ts";

/** How many of the ticks shown while a request is typed are right, by a person's reading of the same requests. */
export function tickPrecision(): { name: string; share: Share }[] {
  const requests = readUnseen(newestSet("requests"));
  const names = Object.keys(requests[0]?.ticks ?? {}) as (keyof UnseenRequest["ticks"])[];
  return names.map((name) => {
    const ticked = requests.filter(({ text }) => checkPrompt(text).said.includes(name));
    return { name, share: shareOf(ticked, ({ ticks }) => ticks[name]) };
  });
}
