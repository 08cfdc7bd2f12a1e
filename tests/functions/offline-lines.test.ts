import { describe, expect, test } from "vitest";

import { LINES } from "../../supabase/functions/generate-prompt/offline/lines/lines-of";
import type { Kind } from "../../supabase/functions/generate-prompt/offline/lines/types";

describe.each(Object.entries(LINES))("the lines in %s", (_, { kinds, ...others }) => {
  // Outside English some share the lines of one that is like them.
  const all = [...new Set<Kind>(Object.values(kinds))];

  test("say all that is not a deliverable's own", () => {
    const { kinds: _kinds, ...english } = LINES.en;
    const keysOf = (value: unknown): unknown =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keysOf(inner)]))
        : typeof value;
    expect(keysOf({ ...others, neutral: null })).toEqual(keysOf({ ...english, neutral: null }));
  });

  test("cover the deliverables of English, each with a name of its own", () => {
    expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(LINES.en.kinds).toSorted());
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test("have patterns that can be read", () => {
    for (const { pattern } of all.flatMap(({ narrower }) => narrower))
      expect(() => pattern()).not.toThrow();
  });

  test("are whole, and their frames take the request", () => {
    for (const kind of all) {
      expect(kind.lines.length, kind.name).toBeGreaterThanOrEqual(2);
      expect(kind.format.length, kind.name).toBeGreaterThanOrEqual(1);
      expect(kind.write, kind.name).toContain("{x}");
      expect(kind.about, kind.name).toContain("{x}");
      expect(kind.ask, kind.name).toMatch(/\.$/u);
      expect(kind.name.length).toBeLessThanOrEqual(60);
      for (const { lines, format } of [kind, ...kind.narrower])
        for (const line of [...lines, ...format])
          expect(line, kind.name).toMatch(/[.)](?: #[a-z]+)*$/u);
    }
  });
});
