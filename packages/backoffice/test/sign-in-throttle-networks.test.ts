import { toClientKey } from "@agency/server/http";
import { describe, expect, it } from "vitest";
import { createSignInThrottle } from "../src/accounts/sign-in-throttle.ts";

const wrong = async () => undefined;
const right = async () => "nora";

const samePrefix = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => toClientKey(`2001:db8:2:${at.toString(16)}::1`));

const isTooMany = (error: { code?: string }) => error.code === "too-many";

describe("attempts from one IPv6 prefix", () => {
  it("leave room for the delayed attempts of others", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { run } = createSignInThrottle(250, () => held);
    for (let tries = 0; tries < 3; tries++)
      await run({ network: "203.0.113.1", account: "nora" }, wrong);
    const flood = samePrefix(60).flatMap((network) =>
      Array.from({ length: 20 }, () => run({ network, account: "nora" }, right).catch(isTooMany)),
    );
    await new Promise((resolve) => setImmediate(resolve));
    const other = run({ network: "192.0.2.1", account: "nora" }, right).catch(isTooMany);
    await new Promise((resolve) => setImmediate(resolve));
    release();
    expect(await other).toBe("nora");
    expect(await Promise.all(flood)).toContain(true);
  });

  it("are refused once their failures flood, while others are admitted", async () => {
    const { run } = createSignInThrottle(250, async () => {});
    const results = [];
    for (const network of samePrefix(40))
      for (let tries = 0; tries < 50; tries++)
        results.push(await run({ network, account: "nora" }, wrong).catch(isTooMany));
    expect(results.filter((isRefused) => isRefused)).not.toHaveLength(0);
    expect(await run({ network: "192.0.2.1", account: "nora" }, right)).toBe("nora");
  });
});
