import { describe, expect, test } from "vitest";

import { GUIDES } from "@/content/registry";
import { scriptsOf } from "@/entries/prerender/manifest";

import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";
import { manifest, readText, textFiles } from "./built-site";
import { premiumSearch, secretPrompts } from "./premium-leaks";

/** Words that stay in the minified code of a library. */
const DATA_LIBRARIES = ["GoTrueClient", "rest/v1", "mutationCache"];

const moduleOf = (path: string): string => `src/content/pages/${path.split("/").at(-1)}.ts`;

describe("what a guide fetches on intent", () => {
  test.each(GUIDES)(
    "$path: its own text, and nothing that talks to a backend",
    async ({ path }) => {
      const modules = ["src/content/content-page.tsx", moduleOf(path)];
      const code = scriptsOf(manifest(), modules)
        .map((address) => readText(address.slice(1)))
        .join("\n");
      expect(DATA_LIBRARIES.filter((word) => code.includes(word))).toEqual([]);
      const others = await Promise.all(
        GUIDES.filter((guide) => guide.path !== path).map(({ load }) => load()),
      );
      const found = others.filter(({ default: { ctaDescription } }) =>
        code.includes(ctaDescription),
      );
      expect(found.map(({ default: { canonicalUrl } }) => canonicalUrl)).toEqual([]);
    },
  );
});

test("the palette brings nothing that talks to a backend: titles need none", () => {
  const code = scriptsOf(manifest(), ["src/app/site-palette.tsx"])
    .map((address) => readText(address.slice(1)))
    .join("\n");
  expect(DATA_LIBRARIES.filter((word) => code.includes(word))).toEqual([]);
});

test("the words would be found where the libraries are", () => {
  const code = textFiles()
    .filter((name) => name.endsWith(".js"))
    .map(readText)
    .join("\n");
  expect(DATA_LIBRARIES.filter((word) => !code.includes(word))).toEqual([]);
});

/** Keys of the backend, of the payment provider and of model providers, and signed tokens. */
const SECRETS = [
  /sb_secret_/,
  /service_role/,
  /eyJ[\w-]{8,}\.eyJ/,
  /sk_(?:live|test)/,
  /whsec_/,
  /\bsk[-_](?:live|test|proj)?[-_]?[A-Za-z0-9]{20,}/,
  /-----BEGIN/,
  /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  /\bAKIA[A-Z0-9]{16}\b/,
];

test("no file of the build holds anything that looks like a secret", () => {
  const found = textFiles().flatMap((name) =>
    SECRETS.filter((secret) => secret.test(readText(name))).map((secret) => `${name}: ${secret}`),
  );
  expect(found).toEqual([]);
});

const PROMPTS = readPromptSources();
const PREMIUM = secretPrompts(PROMPTS);
const { secrets, foundIn } = premiumSearch(PROMPTS);

test("the search for premium texts knows every one, and finds a part of it in HTML and in JSON", () => {
  expect(new Set(secrets.values())).toEqual(new Set(PREMIUM.map(({ title }) => title)));
  const [prompt] = PREMIUM;
  if (prompt === undefined) throw new Error("There are premium prompts.");
  const part = prompt.content.slice(-300);
  expect(foundIn(`<p class="x">${part.replaceAll("'", "&#x27;")}</p>`)).toEqual([prompt.title]);
  expect(foundIn(JSON.stringify({ part }))).toEqual([prompt.title]);
});

test("one premium prompt is public, on the premium page and nowhere else", () => {
  const shown = PROMPTS.filter(({ teaser }) => teaser !== null).filter(
    (prompt) => !PREMIUM.includes(prompt),
  );
  expect(shown).toHaveLength(1);
  // Its longest line; quotation marks and the like would be written differently in HTML.
  const [line = ""] = (shown[0]?.content.split("\n") ?? [])
    .filter((text) => !/["'&<>]/.test(text))
    .toSorted((a, b) => b.length - a.length);
  const holders = textFiles().filter((name) => readText(name).includes(line));
  expect(holders.filter((name) => name.endsWith(".html"))).toEqual(["premium.html"]);
});

test("no file of the build holds a part of a premium prompt's text", () => {
  const leaks = textFiles().flatMap((name) =>
    foundIn(readText(name)).map((title) => `${name}: ${title}`),
  );
  expect(leaks).toEqual([]);
  // It reads all that was built: 20 s on a quiet machine.
}, 120_000);
