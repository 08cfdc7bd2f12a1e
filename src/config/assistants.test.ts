import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { ASSISTANTS, handOffAddress, MAX_HAND_OFF_ADDRESS_CHARACTERS } from "./assistants";

const EVERY_ASSISTANT = ASSISTANTS.map((assistant) => [assistant.name, assistant] as const);

describe.each(EVERY_ASSISTANT)("%s", (_, assistant) => {
  test("has a secure address", () => {
    for (const url of [assistant.url, assistant.prefill ?? assistant.url]) {
      expect(new URL(url).protocol).toBe("https:");
    }
  });

  test("gets the text letter by letter, or none of it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 3000 }), (text) => {
        const { url, isPrefilled } = handOffAddress(assistant, text);
        expect(url.length).toBeLessThanOrEqual(MAX_HAND_OFF_ADDRESS_CHARACTERS);
        const [brought] = new URL(url).searchParams.values();
        expect(isPrefilled ? brought : url).toBe(isPrefilled ? text : assistant.url);
      }),
    );
  });

  test("opens without the text when that is too long for an address", () => {
    expect(handOffAddress(assistant, "é".repeat(4000))).toEqual({
      url: assistant.url,
      isPrefilled: false,
    });
  });
});

test("half an emoji does no harm", () => {
  for (const [, assistant] of EVERY_ASSISTANT) {
    expect(() => handOffAddress(assistant, "a\ud83d")).not.toThrow();
  }
});

test("no address asks an assistant to send at once", () => {
  const urls = ASSISTANTS.map((assistant) => handOffAddress(assistant, "x").url).join("\n");
  expect(urls).not.toMatch(/submit|autosend|send=|perplexity\.ai\/search|chatgpt\.com\/\?q=/i);
});
