import { createWriter } from "@agency/content/writer";
import { loadSecret } from "@agency/server/internal/settings/secret";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { type Mails, mailEnv, startMail } from "@agency/server/testing/mail";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { severalPolls, until } from "@agency/server/testing/wait";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { invite } from "../src/accounts/index.ts";
import { deskDataset } from "../src/dataset.ts";
import { type Role, roles } from "../src/roles.ts";
import {
  addSubscribers,
  draft,
  getContent,
  getDeliveries,
  getSending,
  subscriber,
} from "./support/issues.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, idle: 50, grace: 0, retry: 50 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let mails: Mails;
let secret: string;

beforeEach(async () => {
  mails = await startMail();
  site = await startSite(mailEnv(mails));
  secret = await loadSecret(site.dataDir, undefined);
});
afterEach(cleanUp);

const getClient = (dataset: string) =>
  createWriter({ projectId: "local", dataset, token: site.token, apiHost: site.content });

async function member(role: Role): Promise<string> {
  const deps = { writer: getClient(deskDataset), secret };
  const { token } = await invite(deps, { email: `${role}@example.com`, role, by: "cli" });
  const answer = await site.post("/desk/api/account", {
    token,
    name: role,
    password: "correct horse battery staple",
  });
  expect(answer.status).toBe(200);
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

const ask = (cookie: string, method: string, path: string, body?: object) =>
  fetch(`${site.url}/desk/api/newsletter/${path}`, {
    method,
    headers: { Cookie: cookie, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const write = (...documents: object[]) =>
  Promise.all(documents.map((one) => getContent(site.writer).createOrReplace(one as never)));

const published = (id = "one") =>
  getContent(site.writer).getDocument<{ _id: string; sentAt?: string } & Record<string, unknown>>(
    id,
  );

const isSent = async () => (await getSending(site.writer))?.state === "sent";

const getDeliveriesThatAre = async (state: string) =>
  (await getDeliveries(site.writer)).filter(({ mail }) => mail.state === state);

const getRecipients = () => mails.received.map(({ to }) => to?.[0]?.address ?? "").sort();

describe("an issue that is sent now", () => {
  it("reaches each active subscriber once, in their language", async () => {
    await write(draft());
    await addSubscribers(site.writer, [
      subscriber(secret, "nora@example.com"),
      subscriber(secret, "huda@example.com", "ar", { newsletter: true, products: ["rendre"] }),
      subscriber(secret, "list@example.com", "en", { newsletter: false, products: ["rendre"] }),
      subscriber(secret, "left@example.com", "en", { status: "unsubscribed" }),
      subscriber(secret, "asked@example.com", "en", { status: "pending" }),
      subscriber(secret, "late@example.com", "en", { subscribedAt: "2999-01-01T00:00:00.000Z" }),
    ]);
    const editor = await member("editor");
    expect((await ask(editor, "POST", "one/sending", {})).status).toBe(200);
    await until(isSent);
    expect(getRecipients()).toEqual(["huda@example.com", "nora@example.com"]);
    const [arabic, english] = ["huda", "nora"].map((name) =>
      mails.received.find(({ to }) => to?.[0]?.address === `${name}@example.com`),
    );
    expect(english?.subject).toBe("Issue one");
    expect(english?.html).toContain('<html lang="en" dir="ltr">');
    expect(english?.html).toContain("Issue 1, ");
    expect(english?.text).toContain("You subscribed on 2026-01-01");
    expect(english?.text).toContain("https://www.agency.test/newsletter/issue-one");
    expect(arabic?.subject).toBe("العدد one");
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl">');
    expect(arabic?.text).toContain("مرحبًا");
    expect(arabic?.text).toContain("https://www.agency.test/ar/newsletter/issue-one");

    await severalPolls();
    expect(mails.received).toHaveLength(2);
    expect(await getSending(site.writer)).toMatchObject({
      counts: { sent: 2, failed: 0, dropped: 0 },
      log: [
        { what: "planned", by: "editor@example.com" },
        { what: "begun", by: "server" },
        { what: "finished", by: "server" },
      ],
    });
  });

  it("is ended by one click (RFC 8058), and then sends nothing more", async () => {
    await write(draft(), draft("two", { number: 2 }));
    await addSubscribers(site.writer, [subscriber(secret, "nora@example.com")]);
    const editor = await member("editor");
    await ask(editor, "POST", "one/sending", {});
    await until(isSent);
    const header = (name: string) =>
      mails.received[0]?.headers.find(({ key }) => key === name)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(header("list-id")).toBe("<newsletter.www.agency.test>");
    const link = new URL(/<(.+)>/.exec(header("list-unsubscribe"))?.[1] ?? "");
    expect(link.origin).toBe("https://www.agency.test");
    const answer = await fetch(site.url + link.pathname + link.search, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.status).toBe(200);
    expect((await site.subscriber("nora@example.com"))?.status).toBe("unsubscribed");
    await ask(editor, "POST", "two/sending", {});
    await until(async () => (await getSending(site.writer, "two"))?.state === "sent");
    expect(mails.received).toHaveLength(1);
  });

  it("is on the site from then on, and nobody's to change", async () => {
    await write(draft());
    const editor = await member("editor");
    await ask(editor, "POST", "one/sending", {});
    await until(isSent);
    const { startedAt } = (await getSending(site.writer)) ?? {};
    expect((await published())?.sentAt).toBe(startedAt);
    expect(await published("drafts.one")).toBeUndefined();
    for (const cookie of [editor, await member("admin"), await member("translator")]) {
      const mutate = (mutation: object) =>
        fetch(`${site.url}/content/v2025-02-19/data/mutate/production`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Cookie: cookie },
          body: JSON.stringify({ mutations: [mutation] }),
        });
      const patch = (set: object) => mutate({ patch: { id: "one", set } });
      expect((await patch({ "ar.subject": "آخر" })).status).toBe(403);
      expect((await mutate({ delete: { id: "one" } })).status).toBe(403);
    }
    const again = await ask(editor, "POST", "one/sending", {});
    expect(again.status).toBe(409);
  });

  it("takes nobody's own word that it was sent", async () => {
    await write(draft());
    const mutation = { patch: { id: "drafts.one", set: { sentAt: "2026-01-01T00:00:00.000Z" } } };
    const answer = await fetch(`${site.url}/content/v2025-02-19/data/mutate/production`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: await member("admin") },
      body: JSON.stringify({ mutations: [mutation] }),
    });
    expect(answer.status).toBe(403);
  });

  it("is not sent while it lacks a language", async () => {
    await write(draft("one", { ar: { subject: "عنوان" } }));
    const answer = await ask(await member("editor"), "POST", "one/sending", {});
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { fields: [{ field: "ar.body", code: "required" }] },
    });
    const missing = await ask(await member("admin"), "POST", "none/sending", {});
    expect(missing.status).toBe(404);
  });

  it("is not sent where it came along as one that was", async () => {
    const sentAt = "2026-01-01T00:00:00.000Z";
    await write({ ...draft("old", { sentAt, isSample: true }), _id: "old" });
    const editor = await member("editor");
    expect(await (await ask(editor, "GET", "old")).json()).toMatchObject({ state: "sent" });
    expect((await ask(editor, "POST", "old/sending", {})).status).toBe(409);
  });

  it("passes over who unsubscribes meanwhile", async () => {
    await write(draft());
    const people = Array.from({ length: 30 }, (_, at) => subscriber(secret, `${at}@example.com`));
    await addSubscribers(site.writer, people);
    let release = () => {};
    mails.hold = new Promise<void>((resolve) => (release = resolve));
    await ask(await member("editor"), "POST", "one/sending", {});
    // A claimed mail may have read its subscriber. The first 20 are claimed together.
    await until(async () => (await getDeliveriesThatAre("sending")).length === 20);
    const [waiting] = await getDeliveriesThatAre("pending");
    const left = people.find(({ _id }) => _id === waiting?.subscriber);
    await site.writer
      .patch(left?._id ?? "")
      .set({ status: "unsubscribed" })
      .commit();
    release();
    await until(isSent);
    expect(getRecipients()).not.toContain(left?.email);
    expect(mails.received).toHaveLength(29);
    expect((await getSending(site.writer))?.counts).toEqual({ sent: 29, failed: 0, dropped: 1 });
  });
});

describe("a mail server that refuses", () => {
  const refused = async (response: string) => {
    await write(draft());
    await addSubscribers(site.writer, [
      subscriber(secret, "gone@example.com"),
      subscriber(secret, "nora@example.com"),
    ]);
    mails.refuse.recipient = (address) => (address === "gone@example.com" ? response : undefined);
    await ask(await member("editor"), "POST", "one/sending", {});
    await until(isSent);
    expect(getRecipients()).toEqual(["nora@example.com"]);
    return (await site.subscriber("gone@example.com")) ?? expect.fail();
  };

  it.each(["550 5.1.1 no such user", "550 no such user"])(
    "an address for good ends its subscription (%s)",
    async (response) => {
      expect(await refused(response)).toMatchObject({
        status: "unsubscribed",
        bounces: { count: 1, lastStatus: response.startsWith("550 5") ? "5.1.1" : "5" },
        statusLog: [{ from: "active", to: "unsubscribed", by: "bounce" }],
      });
    },
  );

  it("a mail for another reason only counts", async () => {
    expect(await refused("550 5.2.2 mailbox full")).toMatchObject({
      status: "active",
      bounces: { count: 1, lastStatus: "5.2.2" },
    });
    expect((await getSending(site.writer))?.counts).toEqual({ sent: 1, failed: 1, dropped: 0 });
  });

  it.each([
    "550 5.7.1 taken for spam",
    "550 192.0.2.1 is in a black list at zen.spamhaus.org",
    "550 Sender verify failed",
    "550 relay not permitted",
  ])("the sender does not count against a subscriber (%s)", async (response) => {
    const { status, bounces } = await refused(response);
    expect({ status, bounces }).toEqual({ status: "active", bounces: undefined });
  });

  it("for a while gets it later", async () => {
    await write(draft());
    await addSubscribers(site.writer, [subscriber(secret, "nora@example.com")]);
    let tries = 0;
    mails.refuse.recipient = () => (++tries < 3 ? "451 4.7.1 later" : undefined);
    await ask(await member("editor"), "POST", "one/sending", {});
    await until(isSent);
    expect(getRecipients()).toEqual(["nora@example.com"]);
    expect((await site.subscriber("nora@example.com"))?.bounces).toBeUndefined();
  });
});

describe("a planned issue", () => {
  it.each([
    ["a date in the past", "2020-01-01T05:00:00Z"],
    ["a moment ago", -60_000],
    ["in four minutes", 4 * 60_000],
  ])("is refused for %s, and sends nothing", async (_when, at) => {
    await write(draft());
    await addSubscribers(site.writer, [subscriber(secret, "nora@example.com")]);
    const editor = await member("editor");
    const time = typeof at === "string" ? at : new Date(Date.now() + at).toISOString();
    const answer = await ask(editor, "POST", "one/sending", { at: time });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: "plan-too-soon" } });
    await severalPolls();
    expect(mails.received).toHaveLength(0);
    expect(await getSending(site.writer)).toBeUndefined();
  });

  it("is taken from five minutes on", async () => {
    await write(draft());
    const at = new Date(Date.now() + 5 * 60_000 + 5_000).toISOString();
    const answer = await ask(await member("editor"), "POST", "one/sending", { at });
    expect(await answer.json()).toMatchObject({ state: "planned", dueAt: at });
  });

  it("is not taken back once it is being sent", async () => {
    await write(draft());
    await addSubscribers(site.writer, [subscriber(secret, "nora@example.com")]);
    mails.refuse.recipient = () => "451 4.7.1 later";
    const editor = await member("editor");
    await ask(editor, "POST", "one/sending", {});
    await until(async () => (await getSending(site.writer))?.state === "sending");
    const answer = await ask(editor, "DELETE", "one/sending");
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: "status-forbidden" } });
  });

  it("is sent at its moment, also after a restart", async () => {
    timeouts.planLead = 0;
    await write(draft());
    await addSubscribers(site.writer, [subscriber(secret, "nora@example.com")]);
    const editor = await member("editor");
    const at = new Date(Date.now() + 3_000).toISOString();
    const answer = await ask(editor, "POST", "one/sending", { at });
    expect(await answer.json()).toMatchObject({ state: "planned", dueAt: at });
    await site.stop();
    expect(mails.received).toHaveLength(0);
    site = await startSite({ ...mailEnv(mails), DATA_DIR: site.dataDir });
    await until(isSent);
    expect(getRecipients()).toEqual(["nora@example.com"]);
    const { startedAt = "" } = (await getSending(site.writer)) ?? {};
    expect(startedAt >= at).toBe(true);
  });

  it("can have another moment, and be taken back", async () => {
    await write(draft());
    await addSubscribers(site.writer, [subscriber(secret, "nora@example.com")]);
    const editor = await member("editor");
    await ask(editor, "POST", "one/sending", { at: "2999-01-01T00:00:00Z" });
    const at = "2999-01-31T19:00:00-05:00";
    const moved = await ask(editor, "POST", "one/sending", { at });
    expect(await moved.json()).toMatchObject({ dueAt: "2999-02-01T00:00:00.000Z" });
    const cancelled = await ask(editor, "DELETE", "one/sending");
    expect(await cancelled.json()).toMatchObject({
      state: "idle",
      log: [{ what: "planned" }, { what: "planned" }, { what: "cancelled" }],
    });
    expect((await ask(editor, "DELETE", "one/sending")).status).toBe(409);
    await severalPolls();
    expect(mails.received).toHaveLength(0);
  });

  it("that lacks something by then is not sent, and says so", async () => {
    timeouts.planLead = 0;
    await write(draft());
    const editor = await member("editor");
    const at = new Date(Date.now() + 1_500).toISOString();
    await ask(editor, "POST", "one/sending", { at });
    await getContent(site.writer).patch("drafts.one").unset(["ar.body"]).commit();
    await until(async () => (await getSending(site.writer))?.state === "idle");
    expect((await getSending(site.writer))?.log.at(-1)).toMatchObject({
      what: "refused",
      to: "ar.body",
    });
    expect((await published("drafts.one"))?._id).toBe("drafts.one");
  });
});

describe("a test", () => {
  it("goes to who asks, in both languages, and to nobody else", async () => {
    await write(draft());
    await addSubscribers(site.writer, [subscriber(secret, "nora@example.com")]);
    const answer = await ask(await member("editor"), "POST", "one/test");
    expect(await answer.json()).toMatchObject({
      state: "idle",
      log: [{ what: "tested", by: "editor@example.com" }],
    });
    expect(getRecipients()).toEqual(["editor@example.com", "editor@example.com"]);
    expect(mails.received.map(({ subject }) => subject).sort()).toEqual([
      "[Test] Issue one",
      "[تجربة] العدد one",
    ]);
    for (const { headers } of mails.received)
      expect(headers.some(({ key }) => key === "list-unsubscribe")).toBe(false);
  });

  it("says when the mail server takes none", async () => {
    await write(draft());
    mails.refuse.recipient = () => "550 5.1.1 nobody";
    const answer = await ask(await member("editor"), "POST", "one/test");
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: "mail-unavailable" } });
  });
});

describe("an issue as a mail beside its form", () => {
  it("is shown in each language and theme, without a script", async () => {
    await write(draft());
    const cookie = await member("translator");
    const english = await ask(cookie, "GET", "one/mail?scheme=light");
    expect(english.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
    const light = await english.text();
    expect(light).toContain('<html lang="en" dir="ltr">');
    expect(light).toContain("@media not all");
    const dark = await (await ask(cookie, "GET", "one/mail?lng=ar&scheme=dark")).text();
    expect(dark).toContain('<html lang="ar" dir="rtl">');
    expect(dark).toContain("@media all");
    expect((await ask(cookie, "GET", "none/mail")).status).toBe(404);
  });
});

describe("who may do what", () => {
  const acts: [string, string, object?][] = [
    ["GET", "one"],
    ["GET", "one/mail"],
    ["POST", "one/test"],
    ["POST", "one/sending", { at: "2999-01-01T00:00:00Z" }],
    ["DELETE", "one/sending"],
  ];
  const allowed: Record<Role, number[]> = {
    admin: [200, 200, 200, 200, 200],
    editor: [200, 200, 200, 200, 200],
    translator: [200, 200, 403, 403, 403],
    recruiter: [200, 200, 403, 403, 403],
  };

  it.each(roles)("%s", async (role) => {
    await write(draft());
    const cookie = await member(role);
    const statuses: number[] = [];
    for (const [method, path, body] of acts)
      statuses.push((await ask(cookie, method, path, body)).status);
    expect(statuses).toEqual(allowed[role]);
  });

  it("nobody who is not signed in, and no other site", async () => {
    await write(draft());
    for (const [method, path, body] of acts)
      expect((await ask("", method, path, body)).status).toBe(401);
    const foreign = await fetch(`${site.url}/desk/api/newsletter/one/sending`, {
      method: "POST",
      headers: {
        Cookie: await member("admin"),
        Origin: "https://evil.test",
        "Content-Type": "application/json",
      },
      body: "{}",
    });
    expect(foreign.status).toBe(403);
  });
});
