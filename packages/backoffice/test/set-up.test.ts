import { cleanUp } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { until } from "@agency/server/testing/wait";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { invite, listPeople } from "../src/accounts/index.ts";
import { createSetUpCode, isSameCode } from "../src/accounts/set-up-code.ts";
import { createAuthenticator } from "./support/authenticator.ts";
import { getPeople, member } from "./support/members.ts";
import { startSite } from "./support/startSite.ts";

const SITE_URL = "http://localhost:3999";
const password = "correct horse battery staple";

let site: TestSite;
beforeEach(async () => {
  site = await startSite({ SITE_URL });
});
afterEach(cleanUp);

interface Line {
  level: number;
  msg: string;
  code?: string;
}

const findLine = (of = site) =>
  of.log
    .map((line) => JSON.parse(line) as Line)
    .find(({ msg }) => msg.startsWith("nobody has an account"));

async function readCode(of = site): Promise<string> {
  await until(async () => findLine(of) !== undefined);
  return findLine(of)?.code ?? "";
}

async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await site.post(`/desk/api/${path}`, body, headers);
  const answer = (await response.json()) as { error?: { code: string }; challenge?: string };
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { status: response.status, code: answer.error?.code, answer, cookie };
}

const nora = { email: "Nora@example.com", name: "Nora Example" };

describe("the set-up of the first account", () => {
  it("takes the code of the log, once, and makes an admin who is signed in", async () => {
    const code = await readCode();
    expect(findLine()).toMatchObject({
      level: 40,
      msg: `nobody has an account yet: enter the code at ${SITE_URL}/desk/set-up`,
    });
    const made = await call("set-up", { code, ...nora, password });
    expect(made.status).toBe(200);
    expect(made.answer).toMatchObject({ email: "nora@example.com", role: "admin" });
    const people = await fetch(`${site.url}/desk/api/people`, { headers: { Cookie: made.cookie } });
    expect(await people.json()).toMatchObject([{ email: "nora@example.com", isMe: true }]);
    const again = await call("set-up", { code, email: "two@example.com", name: "Two", password });
    expect([again.status, again.code]).toEqual([409, "set-up-closed"]);
    expect((await call("session", { email: nora.email, password })).status).toBe(200);
  });

  it("takes a passkey", async () => {
    const code = await readCode();
    const device = createAuthenticator(SITE_URL);
    const asked = await call("set-up/passkey/options", { code, ...nora });
    expect(asked.status).toBe(200);
    const passkey = { name: "Laptop", answer: device.make(asked.answer as never) };
    const other = { code, email: "other@example.com", name: "Other", passkey };
    expect((await call("set-up", other)).code).toBe("passkey-wrong");
    const made = await call("set-up", { code, ...nora, passkey });
    expect(made.status).toBe(200);
    const account = await fetch(`${site.url}/desk/api/account`, {
      headers: { Cookie: made.cookie },
    });
    expect(await account.json()).toMatchObject({
      hasPassword: false,
      passkeys: [{ name: "Laptop" }],
    });
  });

  it("refuses a wrong code, a weak password and other sites, and counts wrong codes", async () => {
    const code = await readCode();
    const wrong = await call("set-up", { code: createSetUpCode(), ...nora, password });
    expect([wrong.status, wrong.code]).toEqual([403, "set-up-code-wrong"]);
    expect((await call("set-up/passkey/options", { code: "1", ...nora })).code).toBe(
      "set-up-code-wrong",
    );
    const weak = await call("set-up", { code, ...nora, password: "Nora Example Nora" });
    expect([weak.status, weak.code]).toEqual([422, "fields-invalid"]);
    const foreign = { Origin: "https://evil.test" };
    expect((await call("set-up", { code, ...nora, password }, foreign)).code).toBe(
      "origin-forbidden",
    );
    expect(await site.ready()).toMatchObject({ signIn: { failedLastHour: 2 } });
    expect(await listPeople((await getPeople(site)).writer)).toEqual([]);
  });

  it("makes one account for two requests at once", async () => {
    const code = await readCode();
    const answers = await Promise.all(
      ["one@example.com", "two@example.com"].map((email) =>
        call("set-up", { code, email, name: "Somebody", password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await listPeople((await getPeople(site)).writer)).toHaveLength(1);
  });

  it("ends with an invitation, also one that nobody accepted", async () => {
    const code = await readCode();
    await invite(await getPeople(site), { email: "a@example.com", role: "admin", by: "cli" });
    expect((await call("set-up", { code, ...nora, password })).code).toBe("set-up-closed");
  });

  it("has a new code at each start, and none once somebody has an account", async () => {
    const first = await readCode();
    await site.stop();
    site = await startSite({ SITE_URL, DATA_DIR: site.dataDir });
    const second = await readCode();
    expect(second).not.toBe(first);
    expect((await call("set-up", { code: first, ...nora, password })).code).toBe(
      "set-up-code-wrong",
    );
    await member(site, await getPeople(site), "admin");
    await site.stop();
    site = await startSite({ SITE_URL, DATA_DIR: site.dataDir });
    await site.ready();
    expect(findLine()).toBeUndefined();
  });
});

describe("a code", () => {
  it("has 16 characters in four groups", () => {
    expect(createSetUpCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it("is the same in lower case, without hyphens, and with letters that look like digits", () => {
    expect(isSameCode("7K3M-0Q1T-A2BC-D4EF", " 7k3m oqlt a2bcd4ef ")).toBe(true);
    expect(isSameCode("7K3M-0Q1T-A2BC-D4EF", "7K3M-0Q1T-A2BC-D4EG")).toBe(false);
    expect(isSameCode("7K3M-0Q1T-A2BC-D4EF", "")).toBe(false);
  });
});
