import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, expect, it, vi } from "vitest";
import { hashPassword } from "../src/accounts/passwords.ts";
import { type AccountDeps, getPersonId, type Person, recognize } from "../src/accounts/people.ts";

const steps: string[] = [];

const { argon2 } = crypto;
const spy = vi.spyOn(crypto, "argon2").mockImplementation((...args) => {
  steps.push("derive");
  return argon2(...args);
});
syncBuiltinESMExports();
afterAll(() => {
  spy.mockRestore();
  syncBuiltinESMExports();
});

const password = "correct horse battery staple";
const secret = "s".repeat(32);
const emails = {
  password: "nora@example.com",
  passkey: "omar@example.com",
  ended: "left@example.com",
  unknown: "nobody@example.com",
};

async function createDeps(): Promise<AccountDeps> {
  const kept = await hashPassword(password);
  const people: Record<string, Partial<Person>> = {
    [emails.password]: { password: kept },
    [emails.passkey]: { passkeys: [{} as never] },
    [emails.ended]: { password: kept, isEnded: true },
  };
  const byId = new Map(
    Object.entries(people).map(([email, fields]) => {
      const _id = getPersonId({ secret }, email);
      return [_id, { _id, _rev: "1", email, name: "", role: "editor", ...fields }];
    }),
  );
  const writer = {
    getDocument: async (id: string) => {
      steps.push("read");
      return byId.get(id) ?? null;
    },
    create: async () => void steps.push("write"),
  };
  return { writer: writer as never, secret };
}

const attempts = {
  "the right password": [emails.password, password],
  "a wrong password": [emails.password, "a wrong one of some length"],
  "an unknown address": [emails.unknown, password],
  "someone with a passkey alone": [emails.passkey, password],
  "someone who left": [emails.ended, password],
} as const;

it.each(Object.entries(attempts))("answers %s after the same steps", async (_name, attempt) => {
  const [email, given] = attempt;
  const deps = await createDeps();
  steps.length = 0;
  await recognize(deps, email, given);
  steps.push("answer");
  expect(steps).toEqual(["read", "derive", "answer"]);
  // A refusal is recorded after the answer.
  await new Promise((resolve) => setImmediate(resolve));
  const isRecorded = given !== password || email === emails.passkey || email === emails.ended;
  expect(steps.slice(3)).toEqual(isRecorded ? ["write"] : []);
});
