import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";
import { parse } from "yaml";

import { GUIDES } from "@/content/registry";
import { scriptsOf } from "@/entries/prerender/manifest";

import { manifest, readText, textFiles } from "./built-site";

/** Words that stay in the minified code of a library. */
const DATA_LIBRARIES = ["GoTrueClient", "rest/v1", "mutationCache"];

const moduleOf = (path: string): string => `src/content/pages/${path.split("/").at(-1)}.ts`;

describe("what a guide fetches on intent", () => {
  test.each(GUIDES)(
    "$path: its own text, and nothing that talks to a backend",
    async ({ path }) => {
      const modules = ["src/entries/web/main.tsx", "src/content/content-page.tsx", moduleOf(path)];
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

test("the words would be found where the libraries are", () => {
  const code = textFiles()
    .filter((name) => name.endsWith(".js"))
    .map(readText)
    .join("\n");
  expect(DATA_LIBRARIES.filter((word) => !code.includes(word))).toEqual([]);
});

const SECRETS = [
  /sb_secret_\w/,
  /service_role/,
  /\beyJ[\w-]{20,}\.eyJ/,
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

type SourcePrompt = { title: string; teaser?: string; content: string };

const PROMPTS_FOLDER = "supabase/prompts";

function premiumPrompts(): SourcePrompt[] {
  return readdirSync(PROMPTS_FOLDER)
    .flatMap((file) => {
      const source: unknown = parse(readFileSync(join(PROMPTS_FOLDER, file), "utf8"));
      const prompts = Array.isArray(source) ? source : Object.values(source ?? {}).flat();
      return prompts as SourcePrompt[];
    })
    .filter(({ teaser }) => teaser !== undefined);
}

test("no file of the build holds the text of a premium prompt", () => {
  const prompts = premiumPrompts();
  expect(prompts.length).toBeGreaterThan(0);
  const site = textFiles().map(readText).join("\n");
  // The last words: a teaser repeats the first.
  expect(
    prompts
      .filter(({ content }) => site.includes(content.trim().slice(-60)))
      .map(({ title }) => title),
  ).toEqual([]);
});
