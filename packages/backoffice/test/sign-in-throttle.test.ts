import { describe, expect, it, vi } from "vitest";
import { createSignInThrottle } from "../src/accounts/sign-in-throttle.ts";

/** In ms. */
const firstDelay = 250;
const home = { network: "192.0.2.1", account: "nora" };
const wrong = async () => undefined;
const right = async () => "nora";

function noted() {
  const waits: number[] = [];
  const attempts = createSignInThrottle(firstDelay, async (ms) => void waits.push(ms));
  const fail = async (attempt: Parameters<typeof attempts.run>[0], count: number) => {
    for (let tries = 0; tries < count; tries++) await attempts.run(attempt, wrong);
  };
  return { ...attempts, fail, waits };
}

describe("attempts to sign in", () => {
  it("are not counted when they are right", async () => {
    const { run, waits } = noted();
    for (let tries = 0; tries < 200; tries++) expect(await run(home, right)).toBe("nora");
    expect(waits).toEqual([]);
  });

  it("are delayed after three failures for an account, longer each time and up to a limit", async () => {
    const { fail, waits } = noted();
    await fail(home, 12);
    const factors = [1, 2, 4, 8, 16, 16, 16, 16, 16];
    expect(waits).toEqual(factors.map((factor) => factor * firstDelay));
  });

  it("are delayed alike before a right and a wrong answer", async () => {
    const { fail, run, waits } = noted();
    await fail(home, 5);
    await run(home, wrong);
    await fail({ network: "192.0.2.9", account: "omar" }, 6);
    await run({ network: "192.0.2.9", account: "omar" }, right);
    const [, , third, , , last] = waits;
    expect(third).toBe(4 * firstDelay);
    expect([waits[2], last]).toEqual([third, 4 * firstDelay]);
  });

  it("count for an account from every network, and never lock it", async () => {
    const { fail, run, waits } = noted();
    for (let at = 0; at < 300; at++) await fail({ network: `2001:db8::${at}`, account: "nora" }, 1);
    expect(await run(home, right)).toBe("nora");
    expect(waits.at(-1)).toBe(16 * firstDelay);
  });

  it("of a browser that signed in before are not delayed by those of others", async () => {
    const { fail, run, waits } = noted();
    await fail(home, 50);
    waits.length = 0;
    expect(await run({ ...home, device: "known" }, right)).toBe("nora");
    expect(waits).toEqual([]);
    await fail({ ...home, device: "known" }, 4);
    expect(waits).toEqual([firstDelay]);
  });

  it("are refused for a network that floods, and for no other", async () => {
    const { fail, run } = noted();
    for (let at = 0; at < 100; at++) await fail({ network: home.network, account: `a${at}` }, 1);
    await expect(run(home, right)).rejects.toMatchObject({ code: "too-many" });
    expect(await run({ ...home, network: "192.0.2.2" }, right)).toBe("nora");
  });

  it("that failed are counted for an hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-01-01T12:00:30Z") });
    const { fail, run, countFailures } = noted();
    await fail(home, 2);
    vi.setSystemTime(Date.parse("2026-01-01T12:59:00Z"));
    await fail(home, 1);
    await run(home, right);
    expect(countFailures()).toBe(3);
    vi.setSystemTime(Date.parse("2026-01-01T13:01:00Z"));
    expect(countFailures()).toBe(1);
    vi.useRealTimers();
  });

  it("wait in bounded numbers", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { run } = createSignInThrottle(firstDelay, () => held);
    for (let tries = 0; tries < 3; tries++) await run(home, wrong);
    const waiting = Array.from({ length: 20 }, () => run(home, right));
    await new Promise((resolve) => setImmediate(resolve));
    await expect(run(home, right)).rejects.toMatchObject({ code: "too-many" });
    release();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["nora"]));
  });
});
