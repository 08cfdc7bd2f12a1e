import { describe, expect, test } from "vitest";

import { clientNetwork } from "../../supabase/functions/generate-prompt/quota/network-key";
import { createNetworkKey } from "../../supabase/functions/generate-prompt/quota/network-key";

const network = (headers: Record<string, string>, peer?: string) =>
  clientNetwork(new Headers(headers), peer);

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
  ])("of %j is %s", (address, expected) => {
    expect(network({ "cf-connecting-ip": address })).toBe(expected);
  });

  test("comes from the edge first, then from our own proxy's hop, then from the connection", () => {
    const forwarded = { "x-forwarded-for": "198.51.100.1, 198.51.100.2" };
    const both = { ...forwarded, "cf-connecting-ip": "203.0.113.9" };
    expect(network(both, "192.0.2.1")).toBe("203.0.113.9");
    expect(network(forwarded, "192.0.2.1")).toBe("198.51.100.2");
    expect(network({}, "192.0.2.1")).toBe("192.0.2.1");
    expect(network({})).toBe("unknown");
  });

  test("does not change with what a caller writes in front of the forwarded hop", () => {
    const spoofed = network({ "x-forwarded-for": "6.6.6.6, 7.7.7.7, 198.51.100.2" });
    expect(spoofed).toBe(network({ "x-forwarded-for": "198.51.100.2" }));
  });
});

function key(address: string, { secret = "secret", day = "2026-11-20" } = {}) {
  const networkKey = createNetworkKey({ secret, now: () => new Date(`${day}T12:00:00Z`) });
  return networkKey(new Request("http://f.test", { headers: { "cf-connecting-ip": address } }));
}

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
