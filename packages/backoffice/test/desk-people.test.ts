import { cleanUp } from "@agency/server/testing/cleanUp";
import { type Mails, mailEnv, startMail } from "@agency/server/testing/mail";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { until } from "@agency/server/testing/wait";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AccountDeps, findPerson, listPeople } from "../src/accounts/index.ts";
import { createAuthenticator } from "./support/authenticator.ts";
import { getPeople, member } from "./support/members.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

const password = "correct horse battery staple";
const other = "another battery of horses";

let site: TestSite;
let mails: Mails;
let deps: AccountDeps;

beforeEach(async () => {
  mails = await startMail();
  const { SITE_URL: _https, ...env } = mailEnv(mails);
  site = await startSite({ ...env, SITE_URL: "http://localhost:3999" });
  deps = await getPeople(site);
});
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

interface Answer {
  error?: { code: string };
  challenge?: string;
  link?: string;
}

async function call(method: string, path: string, cookie: string, body: object = {}) {
  const response = await fetch(`${site.url}/desk/api/${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) },
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Answer;
  const set = response.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { status: response.status, code: answer.error?.code, answer, cookie: set.join("; ") };
}

const getId = async (email: string): Promise<string> =>
  (await findPerson(deps, email))?._id ?? "nobody";

/** Expires the confirmation. */
const age = () => vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ["Date"] });

const mailsTo = (email: string) =>
  mails.received.filter(({ to }) => to?.some(({ address }) => address === email));

async function mailTo(email: string, subject: string) {
  const find = () => mailsTo(email).find((mail) => mail.subject === subject);
  await until(find, `a mail to ${email}: ${subject}`);
  return find();
}

describe("in a session that was not confirmed within ten minutes", () => {
  const invitation = { email: "new@example.com", role: "admin" };
  const attempts: Record<string, () => Promise<[string, string, object?]>> = {
    "invite someone": async () => ["POST", "people", invitation],
    "invite oneself": async () => ["POST", "people", { ...invitation, email: "admin@example.com" }],
    "change a role": async () => [
      "PATCH",
      `people/${await getId("editor@example.com")}`,
      { role: "admin" },
    ],
    "reset someone": async () => ["POST", `people/${await getId("editor@example.com")}/reset`],
    "end someone": async () => ["DELETE", `people/${await getId("editor@example.com")}`],
    "sign someone out": async () => [
      "DELETE",
      `people/${await getId("editor@example.com")}/sessions`,
    ],
    "change the password": async () => ["PUT", "account/password", { password: other }],
    "ask for a new passkey": async () => ["POST", "account/passkeys/options"],
    "add a passkey": async () => ["POST", "account/passkeys", { name: "x", answer: {} }],
    "rename a passkey": async () => ["PATCH", "account/passkeys/x", { name: "y" }],
    "remove a passkey": async () => ["DELETE", "account/passkeys/x"],
  };

  it.each(Object.entries(attempts))("nobody can %s", async (_name, attempt) => {
    const admin = await member(site, deps, "admin");
    await member(site, deps, "editor");
    const people = JSON.stringify(await listPeople(deps.writer));
    age();
    const [method, path, body] = await attempt();
    const { status, code } = await call(method, path, admin, body);
    expect([status, code]).toEqual([403, "confirmation-needed"]);
    expect(JSON.stringify(await listPeople(deps.writer))).toBe(people);
    await call("POST", "account/confirmation", admin, { password });
    expect((await call(method, path, admin, body)).code).not.toBe("confirmation-needed");
  });
});

describe("an invitation", () => {
  it("is refused for one's own address, in any spelling", async () => {
    const admin = await member(site, deps, "admin");
    for (const email of ["admin@example.com", " Admin@EXAMPLE.com "]) {
      const answer = await call("POST", "people", admin, { email, role: "editor" });
      expect([answer.status, answer.code]).toEqual([409, "person-active"]);
    }
    expect((await findPerson(deps, "admin@example.com"))?.role).toBe("admin");
  });

  it("changes nothing about a person who can sign in", async () => {
    const admin = await member(site, deps, "admin");
    await member(site, deps, "editor");
    const known = await findPerson(deps, "editor@example.com");
    const invited = { email: "editor@example.com", role: "admin" };
    const answer = await call("POST", "people", admin, invited);
    expect([answer.status, answer.code]).toEqual([409, "person-active"]);
    expect(await findPerson(deps, "editor@example.com")).toEqual(known);
  });
});

describe("a reset", () => {
  it("is mailed to the person, and the former ways in work until it is used", async () => {
    const admin = await member(site, deps, "admin");
    const editor = await member(site, deps, "editor");
    const path = `people/${await getId("editor@example.com")}/reset`;
    const { status, answer } = await call("POST", path, admin);
    expect([status, answer]).toEqual([200, { ok: true }]);
    const mail = await mailTo("editor@example.com", "Choose a new way to sign in");
    const token = /#invitation=(\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const stored = [await deps.writer.fetch("*"), await site.writer.fetch("*")];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await call("GET", "session", editor)).status).toBe(200);
    const email = "editor@example.com";
    expect((await call("POST", "session", "", { email, password })).status).toBe(200);

    const chosen = { token, name: "Nora", password: other };
    expect((await call("POST", "account", "", chosen)).status).toBe(200);
    expect((await call("GET", "session", editor)).status).toBe(401);
    expect((await call("POST", "session", "", { email, password })).status).toBe(401);
    expect((await call("POST", "account", "", chosen)).code).toBe("link-invalid");
    await mailTo(email, "Your sign-in was reset");
  });

  it("is for others who can sign in, and for admins alone", async () => {
    const admin = await member(site, deps, "admin");
    await call("POST", "people", admin, { email: "new@example.com", role: "editor" });
    const invited = await getId("new@example.com");
    expect((await call("POST", `people/${invited}/reset`, admin)).code).toBe("person-inactive");
    const me = await getId("admin@example.com");
    expect((await call("POST", `people/${me}/reset`, admin)).code).toBe("role-forbidden");
    for (const role of ["editor", "translator", "recruiter"] as const) {
      const cookie = await member(site, deps, role);
      expect((await call("POST", `people/${me}/reset`, cookie)).code).toBe("role-forbidden");
    }
  });
});

describe("a person is told by mail, in their language,", () => {
  it("of a new role", async () => {
    const admin = await member(site, deps, "admin");
    await member(site, deps, "editor", { language: "ar" });
    const path = `people/${await getId("editor@example.com")}`;
    await call("PATCH", path, admin, { role: "recruiter" });
    await mailTo("editor@example.com", "تغيّر دورك");
    await call("PATCH", path, admin, { role: "recruiter" });
    await call("PATCH", path, admin, { role: "editor" });
    await until(() => mailsTo("editor@example.com").length === 2);
    const texts = mailsTo("editor@example.com").map(({ text }) => text);
    expect(texts.map((text) => /دورك: (.+)/.exec(text ?? "")?.[1])).toEqual([
      "مسؤول توظيف",
      "محرّر",
    ]);
  });

  it("of a changed password, and of passkeys that come and go", async () => {
    const editor = await member(site, deps, "editor");
    await call("PUT", "account/password", editor, { password: other });
    await mailTo("editor@example.com", "Your password was changed");
    const device = createAuthenticator("http://localhost:3999");
    const { answer } = await call("POST", "account/passkeys/options", editor);
    const made = { name: "My phone", answer: device.make(answer as { challenge: string }) };
    const added = await call("POST", "account/passkeys", editor, made);
    await mailTo("editor@example.com", "A passkey was added to your account");
    const { key } = added.answer as { key?: string };
    await call("DELETE", `account/passkeys/${key}`, editor);
    const mail = await mailTo("editor@example.com", "A passkey was removed from your account");
    expect(mail?.text).toContain("/desk/account");
    expect(JSON.stringify(mails.raw)).not.toContain(other);
  });
});

describe("a session", () => {
  it("ends when the same browser signs in again", async () => {
    const former = await member(site, deps, "editor");
    const email = "editor@example.com";
    const again = await call("POST", "session", former, { email, password });
    expect(again.status).toBe(200);
    expect((await call("GET", "session", former)).status).toBe(401);
    expect((await call("GET", "session", again.cookie)).status).toBe(200);
  });

  it("takes its open streams along", async () => {
    const editor = await member(site, deps, "editor");
    const listening = await fetch(
      `${site.url}/content/v2024-01-01/data/listen/production?query=*`,
      {
        headers: { Cookie: editor },
      },
    );
    const heard = listening.text();
    await call("DELETE", "session", editor);
    expect(await heard).toContain("welcome");
  });
});
