import { expect, test } from "vitest";

import { manifestOf } from "../../src/entries/extension/manifest";

const OPTIONS = {
  version: "1.2.3",
  siteOrigin: "https://prompts.test",
  backendUrl: "https://backend.test",
  key: null,
};

test("what the extension may do is what its store page says", () => {
  const manifest = manifestOf(OPTIONS);
  expect({
    permissions: manifest.permissions,
    hosts: manifest.host_permissions,
    optional: manifest.optional_host_permissions,
    pages: manifest.content_scripts,
    site: manifest.externally_connectable,
    policy: manifest.content_security_policy.extension_pages,
  }).toMatchInlineSnapshot(`
    {
      "hosts": [
        "https://chatgpt.com/*",
        "https://claude.ai/*",
        "https://gemini.google.com/*",
        "https://www.perplexity.ai/*",
        "https://perplexity.ai/*",
        "https://copilot.microsoft.com/*",
        "https://grok.com/*",
        "https://chat.deepseek.com/*",
        "https://chat.mistral.ai/*",
        "https://backend.test/*",
      ],
      "optional": [
        "https://*/*",
        "http://*/*",
      ],
      "pages": [
        {
          "js": [
            "content.js",
          ],
          "matches": [
            "https://chatgpt.com/*",
            "https://claude.ai/*",
            "https://gemini.google.com/*",
            "https://www.perplexity.ai/*",
            "https://perplexity.ai/*",
            "https://copilot.microsoft.com/*",
            "https://grok.com/*",
            "https://chat.deepseek.com/*",
            "https://chat.mistral.ai/*",
          ],
          "run_at": "document_start",
        },
      ],
      "permissions": [
        "storage",
        "sidePanel",
        "activeTab",
        "scripting",
      ],
      "policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src https://backend.test; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "site": {
        "matches": [
          "https://prompts.test/*",
        ],
      },
    }
  `);
});

test("every page of the assistants is named, and a page can fetch nothing of the extension", () => {
  const manifest = manifestOf(OPTIONS);
  expect(manifest.host_permissions).not.toContain("<all_urls>");
  expect(manifest).not.toHaveProperty("web_accessible_resources");
});

test("only a configured key goes into the manifest, because a store gives its own", () => {
  expect(manifestOf(OPTIONS)).not.toHaveProperty("key");
  expect(manifestOf({ ...OPTIONS, key: "public" })).toHaveProperty("key", "public");
});
