import { describe, expect, test } from "vitest";

import {
  clientNetwork,
  createNetworkKey,
  type TrustedProxy,
} from "../../supabase/functions/_shared/network-key";
import { bodyRequest, setUpHandler } from "./handler-setup";

const PEER = "192.0.2.1";

const network = (
  headers: Record<string, string>,
  { trustedProxy = "none", peer = PEER }: { trustedProxy?: TrustedProxy; peer?: string } = {},
) => clientNetwork({ headers: new Headers(headers), peerAddress: peer }, trustedProxy);

describe("the client's network", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:4711", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["256.1.1.1", "unknown"],
    ["1.2.3", "unknown"],
    ["1::2::3", "unknown"],
    ["2001:db8:1:2:3:4:5:6:7", "unknown"],
    ["2001:db8:1:2:3:4:5", "unknown"],
    ["12345::1", "unknown"],
    ["localhost", "unknown"],
    ["", "unknown"],
  ])("of %j is %s", (peer, expected) => {
    expect(network({}, { peer })).toBe(expected);
  });

  test.each<[TrustedProxy, string, string]>([
    ["none", PEER, "a connection without proxies"],
    ["cloudflare", "203.0.113.9", "what Cloudflare wrote"],
    [1, "198.51.100.3", "the last hop"],
    [2, "198.51.100.2", "the hop before the last"],
    [3, "198.51.100.1", "the third from the right"],
    [4, PEER, "more proxies than the header has hops, so it did not come through all of them"],
  ])("behind %s is %s: %s", (trustedProxy, expected) => {
    const headers = {
      "cf-connecting-ip": "203.0.113.9",
      "x-forwarded-for": "198.51.100.1, 198.51.100.2, 198.51.100.3",
    };
    expect(network(headers, { trustedProxy })).toBe(expected);
  });

  test.each<[TrustedProxy, string[]]>([
    ["none", ["cf-connecting-ip", "x-forwarded-for", "x-real-ip", "forwarded", "true-client-ip"]],
    ["cloudflare", ["x-forwarded-for", "x-real-ip", "forwarded", "true-client-ip"]],
    [1, ["cf-connecting-ip", "x-real-ip", "forwarded", "true-client-ip"]],
  ])("behind %s is the peer's where only forged headers came: %s", (trustedProxy, names) => {
    const headers = Object.fromEntries(names.map((name) => [name, "6.6.6.6"]));
    expect(network(headers, { trustedProxy })).toBe(PEER);
  });

  test.each([1, 2])("behind %i proxies ignores what a caller wrote in front", (trustedProxy) => {
    const honest = "198.51.100.2, 198.51.100.3";
    for (const forged of ["6.6.6.6", "6.6.6.6, 7.7.7.7", "x", ", ,", '"'.repeat(2000)]) {
      expect(network({ "x-forwarded-for": `${forged}, ${honest}` }, { trustedProxy })).toBe(
        network({ "x-forwarded-for": honest }, { trustedProxy }),
      );
    }
  });

  test("is the peer's where the trusted header is not one address", () => {
    for (const address of ["6.6.6.6, 7.7.7.7", "x", "", "6.6.6.6 7.7.7.7"]) {
      expect(network({ "cf-connecting-ip": address }, { trustedProxy: "cloudflare" })).toBe(PEER);
    }
    expect(network({ "x-forwarded-for": "6.6.6.6, unknown" }, { trustedProxy: 1 })).toBe(PEER);
  });
});

type Place = { day?: string; secret?: string; trustedProxy?: TrustedProxy };

function keyMaker({ secret = "secret", day = "2026-11-20", trustedProxy = "none" }: Place = {}) {
  return createNetworkKey({ secret, trustedProxy, now: () => new Date(`${day}T12:00:00Z`) });
}

const key = (address: string, place?: Place) =>
  keyMaker(place)(new Request("http://f.test"), address);

describe("the network key", () => {
  test("is the same for one network on one day", async () => {
    expect(await key("2001:db8:1:2::1")).toBe(await key("2001:db8:1:2:ffff::9"));
    expect(await key("203.0.113.9")).toMatch(/^[\da-f]{32}$/);
  });

  test("differs by network, day and secret", async () => {
    const keys = await Promise.all([
      key("203.0.113.9"),
      key("203.0.113.10"),
      key("203.0.113.9", { day: "2026-11-21" }),
      key("203.0.113.9", { secret: "other" }),
    ]);
    expect(new Set(keys).size).toBe(4);
  });
});

const HEADERS = ["cf-connecting-ip", "x-forwarded-for", "x-real-ip", "forwarded"] as const;

test.each<[TrustedProxy, Record<string, string>]>([
  ["none", {}],
  ["cloudflare", { "cf-connecting-ip": "203.0.113.9" }],
  [1, { "x-forwarded-for": "203.0.113.9" }],
])(
  "behind %s a guest who forges every other header stays one network",
  async (trustedProxy, own) => {
    const { handle, quota } = setUpHandler({ networkKey: keyMaker({ trustedProxy }) });
    for (let call = 0; call < 30; call += 1) {
      const forged = Object.fromEntries(HEADERS.map((name) => [name, `6.6.6.${call}`]));
      await handle(bodyRequest({ prompt: "haiku about rain" }, { ...forged, ...own }), PEER);
    }
    expect(new Set(quota.reserved.map(({ networkKey }) => networkKey)).size).toBe(1);
  },
);
