import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { CATEGORIES } from "@/config/categories";
import { REDIRECTS, ROUTES, WEB_MANIFEST } from "@/config/routes";
import { SOCIAL_IMAGE_PX, socialImagePath } from "@/config/site";
import { GUIDES } from "@/content/registry";
import { promptPath } from "@/domain/prompt-address";

import { readHeaderRules, readRedirects } from "../../src/entries/local/static-site";
import { promptRedirects } from "../../supabase/prompts/tools/prompt-source";
import {
  ALL_PATHS,
  CATEGORY_PATHS,
  DIST,
  documentOf,
  INDEXED_PATHS,
  PROMPT_PATHS,
  readBytes,
  readText,
  bootScriptOf,
} from "./built-site";

function headersOf(pathname: string): Record<string, string> {
  const rules = readHeaderRules(DIST).filter(({ matches }) => matches(pathname));
  const without = new Set(rules.flatMap((rule) => rule.without));
  const headers = rules.flatMap((rule) => rule.headers).filter(([name]) => !without.has(name));
  return Object.fromEntries(headers);
}

const policy = headersOf("/")["Content-Security-Policy"] ?? "";
const directive = (name: string): string =>
  policy.split("; ").find((text) => text.startsWith(`${name} `)) ?? "";

test("the sitemap lists the canonical pages and nothing else", () => {
  const addresses = [...readText("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(addresses.toSorted()).toEqual([...INDEXED_PATHS, ...PROMPT_PATHS].toSorted());
  expect(readText("sitemap.xml").match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(
    GUIDES.length,
  );
});

test("robots.txt allows everything and names the sitemap; llms.txt names every guide and category", () => {
  expect(readText("robots.txt")).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/\S+\n$/,
  );
  const text = readText("llms.txt");
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  expect(CATEGORY_PATHS.filter((path) => !text.includes(`${path}): `))).toEqual([]);
  expect(CATEGORIES.filter((category) => !text.includes(`[${category} prompts](`))).toEqual([]);
  expect(text.length, "to be read in one go").toBeLessThan(20_000);
  expect(
    GUIDES.filter(({ path, label }) => !text.includes(`[${label}](`) || !text.includes(path)),
  ).toEqual([]);
});

const hashOf = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

test("the policy allows each page's styles by their hashes, and of all scripts in a page the boot script", () => {
  for (const path of ALL_PATHS) {
    const styles = [...documentOf(path).querySelectorAll("style")];
    expect(styles).toHaveLength(2);
    for (const { textContent } of styles) {
      expect(directive("style-src-elem"), path).toContain(hashOf(textContent));
    }
    const boot = bootScriptOf(documentOf(path));
    expect(directive("script-src"), path).toBe(`script-src 'self' ${hashOf(boot)}`);
  }
  expect(directive("default-src")).toBe("default-src 'none'");
  expect(directive("frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(directive("require-trusted-types-for")).toBe("require-trusted-types-for 'script'");
  expect(policy.length, "Cloudflare's limit for a line").toBeLessThan(2000);
});

test("a host keeps files with a hash, and keeps the checkout's address to itself", () => {
  expect(headersOf("/assets/x.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(headersOf("/assets/x.js")["Content-Security-Policy"]).toBeUndefined();
  expect(headersOf("/assets/x.js")["X-Content-Type-Options"]).toBe("nosniff");
  expect(headersOf("/prompts")["Cache-Control"]).toBeUndefined();
  expect(headersOf("/payment-success")["Referrer-Policy"]).toBe("no-referrer");
  expect(headersOf("/shared/an-id")).toMatchObject({
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  });
  expect(headersOf("/")).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
  });
});

test("the redirects are those of the configuration, and of prompts with a new title", () => {
  const former = [...promptRedirects()].map(([from, to]) => [promptPath(from), promptPath(to)]);
  expect(former.length).toBeGreaterThan(0);
  expect(Object.fromEntries(readRedirects(DIST))).toEqual({
    ...REDIRECTS,
    ...Object.fromEntries(former),
  });
});

/** A PNG's header: https://www.w3.org/TR/png-3/#11IHDR */
function pngSize(image: Buffer): { width: number; height: number } {
  expect(image.subarray(1, 4).toString()).toBe("PNG");
  return { width: image.readUInt32BE(16), height: image.readUInt32BE(20) };
}

test("the library can be installed: its manifest leads back to it, and every icon has the size it says", () => {
  const link = documentOf(ROUTES.library).querySelector("link[rel=manifest]");
  expect(link?.getAttribute("href")).toBe(WEB_MANIFEST);
  const manifest = JSON.parse(readText(WEB_MANIFEST.slice(1))) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.start_url).toBe(ROUTES.library);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(readBytes(src.slice(1)));
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
});

test.each(INDEXED_PATHS)("%s has a preview picture of its own", (path) => {
  expect(pngSize(readBytes(socialImagePath(path).slice(1)))).toEqual(SOCIAL_IMAGE_PX);
});
