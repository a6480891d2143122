import { describe, expect, it } from "vitest";
import { createConnectionLimit } from "../src/http/connectionLimit.ts";
import { getNetworks, toClientKey } from "../src/http/networks.ts";
import { createRateLimiter } from "../src/http/rateLimiter.ts";
import { createLimits } from "../src/http/rateLimits.ts";

/** /64 networks of one /56, or of different /56 in one /48. */
const sameBlock = Array.from({ length: 100 }, (_, at) => toClientKey(`2001:db8:1:0a${hex(at)}::1`));
const samePrefix = Array.from({ length: 100 }, (_, at) =>
  toClientKey(`2001:db8:2:${hex(at)}00::1`),
);

function hex(number: number): string {
  return number.toString(16).padStart(2, "0");
}

async function count(clients: string[], once: (client: string) => unknown): Promise<number> {
  let successes = 0;
  for (const client of clients) while (await once(client)) successes++;
  return successes;
}

describe("the networks of a client", () => {
  it("are those of a customer of any size, for IPv6", () => {
    expect(getNetworks(toClientKey("2001:db8:1:abcd::1"))).toEqual([
      { key: "2001:db8:1:abcd::/64", clients: 1 },
      { key: "2001:db8:1:ab00::/56", clients: 4 },
      { key: "2001:db8:1::/48", clients: 16 },
    ]);
  });

  it.each(["203.0.113.9", "", "unknown"])("are itself alone: %j", (client) => {
    expect(getNetworks(toClientKey(client))).toEqual([{ key: client, clients: 1 }]);
  });
});

describe.each<[what: string, create: () => (client: string) => unknown]>([
  [
    "a count of requests",
    () => {
      const limits = createLimits({ secret: "x".repeat(32), perAddress: 3 });
      return (client) =>
        limits.address("contact", client).then(
          () => true,
          () => false,
        );
    },
  ],
  [
    "a pace",
    () => {
      const getWait = createRateLimiter({ perSecond: 1 / 3_600, atOnce: 3 });
      return (client) => getWait(client, 0) !== undefined;
    },
  ],
  [
    "a count of open connections",
    () => {
      const take = createConnectionLimit({ each: 3, all: 1_000 });
      return (client) => take(client) !== undefined;
    },
  ],
  [
    "a count of wrong tokens",
    () => {
      const limits = createLimits({ secret: "x".repeat(32), perAddress: 3 });
      return async (client) => {
        const isTrusted = await limits.requireFewWrongTokens(client).then(
          () => true,
          () => false,
        );
        if (isTrusted) await limits.countWrongToken(client);
        return isTrusted;
      };
    },
  ],
])("%s", (_what, create) => {
  it("allows a network of many clients more than one client, and less than all of them", async () => {
    const one = await count(["203.0.113.9"], create());
    expect(one).toBeGreaterThan(1);
    expect(await count(sameBlock.slice(0, 1), create())).toBe(one);
    expect(await count(sameBlock, create())).toBe(4 * one);
    expect(await count(samePrefix, create())).toBe(16 * one);
  });
});
