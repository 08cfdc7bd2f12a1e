import { expect, test } from "vitest";

import { headersFile } from "./host-files";

const options = { styles: ["p{}"], script: "1", backendUrl: null };

/** The directives of the policy that a build's host sends. */
function policyOf(challengeOrigin: string | null): Record<string, string[]> {
  const [, policy = ""] =
    /Content-Security-Policy: (.+)/.exec(headersFile({ ...options, challengeOrigin })) ?? [];
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
}

test("a build without a site key lets no page reach the vendor of the check", () => {
  const policy = policyOf(null);
  expect(JSON.stringify(policy)).not.toContain("cloudflare");
  expect(policy).not.toHaveProperty("frame-src");
  expect(policy["trusted-types"]).toEqual(["worker"]);
});

test("a build with a site key allows the vendor's script, its frame and one policy more, and no other", () => {
  const vendor = "https://challenges.cloudflare.com";
  const without = policyOf(null);
  expect(policyOf(vendor)).toEqual({
    ...without,
    "script-src": [...(without["script-src"] ?? []), vendor],
    "frame-src": [vendor],
    "trusted-types": ["worker", "default"],
  });
});
