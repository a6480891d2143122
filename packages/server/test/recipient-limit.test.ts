import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRecipientLimit } from "../src/http/recipientLimit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hour = 3_600_000;
function open() {
  const limit = createRecipientLimit({ secret: "x".repeat(32) });
  let mails = 0;
  return { ...limit, takeNew: (address: string) => limit.take(address, `${mails++}`) };
}

it("allows three mails an hour and six a day to one mailbox", async () => {
  const { takeNew } = open();
  const takeFour = async () => {
    const taken: boolean[] = [];
    for (let turn = 0; turn < 4; turn++) taken.push(await takeNew("nora@example.com"));
    return taken;
  };
  expect(await takeFour()).toEqual([true, true, true, false]);
  await vi.advanceTimersByTimeAsync(hour + 1_000);
  expect(await takeFour()).toEqual([true, true, true, false]);
  await vi.advanceTimersByTimeAsync(hour + 1_000);
  expect(await takeFour()).toEqual([false, false, false, false]);
  expect(await takeNew("omar@example.com")).toBe(true);
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(await takeFour()).toEqual([true, true, true, false]);
});

it("counts subaddresses and capitals as one mailbox", async () => {
  const { takeNew } = open();
  for (const address of ["nora@example.com", "Nora+1@example.com", "nora+a+b@EXAMPLE.com"])
    expect(await takeNew(address)).toBe(true);
  expect(await takeNew("NORA+2@example.com")).toBe(false);
  expect(await takeNew("nora@example.org")).toBe(true);
});

it("counts a mail that is tried again once, and one that was refused anew", async () => {
  const { take } = open();
  const address = "nora@example.com";
  for (let turn = 0; turn < 5; turn++) expect(await take(address, "tried again")).toBe(true);
  for (const id of ["second", "third"]) expect(await take(address, id)).toBe(true);
  expect(await take(address, "refused")).toBe(false);
  expect(await take(address, "refused")).toBe(false);
  expect(await take(address, "tried again")).toBe(true);
});
