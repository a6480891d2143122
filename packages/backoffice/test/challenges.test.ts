import { expect, it } from "vitest";
import { createChallenges } from "../src/accounts/challenges.ts";

const read = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

it("a challenge is open for its purpose, and can be answered once", () => {
  const challenges = createChallenges();
  const challenge = read(challenges.issue("signing in"));
  expect(challenges.isOpen(challenge, "signing in")).toBe(true);
  expect(challenges.isOpen(challenge, "adding")).toBe(false);
  expect([challenges.use(challenge), challenges.use(challenge)]).toEqual([true, false]);
  expect(challenges.isOpen(challenge, "signing in")).toBe(false);
});

it("a challenge that was not issued by this process is closed", () => {
  const challenges = createChallenges();
  const foreign = read(createChallenges().issue("signing in"));
  for (const forged of [foreign, read(Buffer.from("a.9999999999999.b")), "", "%"])
    expect(challenges.isOpen(forged, "signing in")).toBe(false);
});

it("a challenge stays open, however many others strangers request", () => {
  const challenges = createChallenges();
  const challenge = read(challenges.issue("signing in"));
  for (let at = 0; at < 20_000; at++) challenges.issue("signing in");
  expect(challenges.isOpen(challenge, "signing in")).toBe(true);
});
