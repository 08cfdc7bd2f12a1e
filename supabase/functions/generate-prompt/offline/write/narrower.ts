import type { Kind } from "../lines/types.ts";
import type { Request } from "../read/request.ts";

/** The deliverable as its narrower case has it, where the words of the request tell one: an apology of all e-mails. */
export function narrowed(kind: Kind, { ask, prompt }: Request): Kind {
  const own = ask?.text ?? prompt;
  const found = kind.narrower.find(({ pattern }) => pattern.test(own));
  if (found === undefined) return kind;
  return {
    ...kind,
    lines: found.lines.length > 0 ? found.lines : kind.lines,
    format: found.format.length > 0 ? found.format : kind.format,
    defaults: { ...kind.defaults, ...found.defaults },
    slots: { ...kind.slots, ...found.slots },
  };
}
