import { randomUUID } from "node:crypto";
import type { Application, Enquiry, Message } from "@agency/server/internal/records/types";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { type Mails, mailEnv, startMail } from "@agency/server/testing/mail";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import {
  addVacancies,
  application,
  applications,
  apply,
  createReference,
  enquiries,
  enquiry,
} from "@agency/server/testing/visitors";
import { severalPolls, until } from "@agency/server/testing/wait";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccountDeps } from "../src/accounts/index.ts";
import { roles } from "../src/roles.ts";
import { type Ask, askInbox, getPeople, member } from "./support/members.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, idle: 50, grace: 0, retry: 100 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let mails: Mails;
let deps: AccountDeps;
let recruiter: string;
let editor: string;

beforeAll(async () => {
  mails = await startMail();
  site = await startSite({ ...mailEnv(mails), STAFF_MAIL: "off" });
  await addVacancies(site.writer);
  // The session is for the URL of the tests.
  deps = await getPeople(site);
  recruiter = await member(site, deps, "recruiter");
  editor = await member(site, deps, "editor");
});
afterAll(cleanUp);
beforeEach(() => {
  mails.refuse.message = mails.refuse.recipient = undefined;
});

type RecordType<Kind> = Kind extends "applications" ? Application : Enquiry;

const getRecord = async <Kind extends "applications" | "enquiries">(
  kind: Kind,
  reference: string,
): Promise<RecordType<Kind>> => {
  const all = await (kind === "applications" ? applications : enquiries)(site.writer);
  return all.find((one) => one.reference === reference) as RecordType<Kind>;
};

async function sent(
  kind: "applications" | "enquiries",
  email: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const answer =
    kind === "applications"
      ? await apply(site.url, application(email, more))
      : await site.post("/api/contact", enquiry(email, more));
  const reference = await createReference(answer);
  await until(async () => (await getRecord(kind, reference)).mail?.state === "sent");
  return reference;
}

const ask = async (cookie: string, ...call: Ask) => {
  const response = await askInbox(site, cookie, call);
  return { status: response.status, body: (await response.json()) as never };
};

const english = { subject: "About {{position}}", text: "Hello {{name}},\n\ncome.\n\n{{sender}}" };
const arabic = { subject: "بشأن {{position}}", text: "مرحبًا {{name}}،\n\nأهلًا.\n\n{{sender}}" };

const answers = async (
  kind: "applications" | "enquiries",
  references: string[],
  more: Record<string, unknown> = {},
) => ({
  template: kind === "applications" ? "interview" : "answer",
  moves: false,
  replyTo: "agency",
  texts: { en: english, ar: arabic },
  records: await Promise.all(
    references.map(async (reference) => ({
      reference,
      rev: (await getRecord(kind, reference))._rev,
      id: randomUUID(),
    })),
  ),
  ...more,
});

const getMessages = (id: string) =>
  site.writer.fetch<Message[]>(`*[_type == "message" && record == $id] | order(at asc)`, { id });
const to = (email: string) =>
  mails.received.filter((mail) => mail.to?.some(({ address }) => address === email));

describe("templates", () => {
  it("are there in both languages, with the status that goes with each", async () => {
    const { body } = await ask(recruiter, "GET", "/applications/templates");
    const templates = body as { name: string; to?: string; words: Record<string, object> }[];
    expect(templates.map(({ name, to: status }) => [name, status])).toEqual([
      ["interview", "interview"],
      ["question", undefined],
      ["refusal", "closed"],
      ["general", undefined],
    ]);
    for (const { words } of templates)
      for (const language of ["en", "ar"])
        expect(words[language]).toEqual({
          title: expect.any(String),
          subject: expect.any(String),
          text: expect.stringContaining("{{name}}"),
        });
    const answer = await ask(editor, "GET", "/enquiries/templates");
    expect(answer.body).toMatchObject([{ name: "answer", to: "answered" }]);
  });
});

describe("an answer", () => {
  it("goes to an applicant in their language, with the step, and is kept and traced", async () => {
    const reference = await sent("applications", "invited@example.com");
    const { _id } = await getRecord("applications", reference);
    await site.writer.patch(_id).set({ status: "closed" }).commit();
    const call = await answers("applications", [reference], { moves: true, replyTo: "me" });
    expect((await ask(recruiter, "POST", "/applications/answers", call)).body).toEqual([
      { reference, ok: false, code: "status-forbidden" },
    ]);
    expect(await getMessages(_id)).toEqual([]);
    await site.writer.patch(_id).set({ status: "new" }).commit();
    const again = await answers("applications", [reference], { moves: true, replyTo: "me" });
    // From "new", an interview is two steps away.
    const { body } = await ask(recruiter, "POST", "/applications/answers", again);
    const record = await getRecord("applications", reference);
    expect(body).toEqual([{ reference, ok: true, rev: record._rev }]);
    const [{ id = "" } = {}] = again.records;
    expect(record).toMatchObject({
      status: "interview",
      statusLog: [{ from: "new", to: "interview", by: "recruiter@example.com" }],
      answers: [{ _key: id, by: "recruiter@example.com", template: "interview" }],
    });
    await until(() => to("invited@example.com").length === 2);
    const mail = to("invited@example.com")[1];
    expect(mail?.subject).toBe("بشأن Senior brand designer");
    expect(mail?.replyTo?.[0]?.address).toBe("recruiter@example.com");
    expect(mail?.text).toContain("مرحبًا \u2068مريم الهاشمي\u2069،");
    expect(mail?.text).toContain("\u2068recruiter\u2069");
    expect(mail?.text).toContain(`\u2068${reference}\u2069`);
    expect(mail?.text).toMatch(/\/ar\/application\/a\./);
    expect(mail?.headers.find(({ key }) => key === "auto-submitted")).toBeUndefined();
    const [message] = await getMessages(_id);
    expect(message).toMatchObject({
      kind: "answer",
      answer: { by: "recruiter@example.com", replyTo: "recruiter@example.com" },
    });
    const opened = await ask(recruiter, "GET", `/applications/${reference}`);
    await until(async () => (await getMessages(_id))[0]?.mail.state === "sent");
    expect(opened.body).toMatchObject({
      progress: { messages: [{ key: id, kind: "answer", by: "recruiter@example.com" }] },
    });
  });

  it("to an enquiry goes to who sent it, and what they write back to the agency", async () => {
    const reference = await sent("enquiries", "asks@example.com");
    const call = await answers("enquiries", [reference], { moves: true });
    expect((await ask(editor, "POST", "/enquiries/answers", call)).status).toBe(200);
    await until(() => to("asks@example.com").length === 1);
    const [mail] = to("asks@example.com");
    expect(mail?.replyTo?.[0]?.address).toBe("office@agency.test");
    expect(mail?.text).toContain("Hello \u2068Omar Farouk\u2069,");
    expect(mail?.text).not.toContain("/application/");
    expect((await getRecord("enquiries", reference)).status).toBe("answered");
  });

  it("is one however often it is sent", async () => {
    const reference = await sent("enquiries", "twice@example.com");
    const call = await answers("enquiries", [reference], { moves: true });
    const all = await Promise.all(
      [1, 2, 3].map(() => ask(editor, "POST", "/enquiries/answers", call)),
    );
    const last = await ask(editor, "POST", "/enquiries/answers", call);
    expect(last.body).toMatchObject([{ reference, ok: true }]);
    expect(all.some(({ body }) => (body as { ok: boolean }[])[0]?.ok)).toBe(true);
    const { _id, answers: traced } = await getRecord("enquiries", reference);
    expect(traced).toHaveLength(1);
    await until(async () => (await getMessages(_id))[0]?.mail.state === "sent");
    await severalPolls();
    expect(await getMessages(_id)).toHaveLength(1);
    expect(to("twice@example.com")).toHaveLength(1);
  });

  it("to several goes to each in their language, and tells which ones it could not", async () => {
    const [first = "", second = "", third = ""] = await Promise.all([
      sent("applications", "first@example.com", { language: "en" }),
      sent("applications", "second@example.com", { language: "ar" }),
      sent("applications", "third@example.com", { language: "en" }),
    ]);
    const call = await answers("applications", [first, second, third], { template: "general" });
    const { _id } = await getRecord("applications", third);
    await site.writer.patch(_id).set({ rating: 1 }).commit();
    const { body } = await ask(recruiter, "POST", "/applications/answers", call);
    expect(body).toMatchObject([
      { reference: first, ok: true },
      { reference: second, ok: true },
      { reference: third, ok: false, code: "outdated" },
    ]);
    await until(() => to("first@example.com").length === 2);
    await until(() => to("second@example.com").length === 2);
    expect(to("first@example.com")[1]?.subject).toBe("About Senior brand designer");
    expect(to("second@example.com")[1]?.subject).toBe("بشأن Senior brand designer");
    expect(await getMessages(_id)).toEqual([]);

    const inEnglish = await answers("applications", [second], { texts: { en: english } });
    expect((await ask(recruiter, "POST", "/applications/answers", inEnglish)).body).toEqual([
      { reference: second, ok: false, code: "fields-invalid" },
    ]);
  });

  it("with a place that nothing fills, or without words, is sent to nobody", async () => {
    const reference = await sent("applications", "unfilled@example.com", { language: "en" });
    const { _id } = await getRecord("applications", reference);
    for (const text of ["Because {{reason}}.", "Because {{ reason }}."]) {
      const call = await answers("applications", [reference], {
        texts: { en: { ...english, text } },
      });
      expect((await ask(recruiter, "POST", "/applications/answers", call)).body).toEqual([
        { reference, ok: false, code: "fields-invalid" },
      ]);
    }
    const wrong = [
      { texts: { en: { subject: "", text: "x" } } },
      { texts: { en: { subject: "x", text: "x".repeat(5_001) } } },
      { template: "answer" },
      { replyTo: "office@elsewhere.example" },
      { records: [] },
    ];
    for (const more of wrong) {
      const call = { ...(await answers("applications", [reference])), ...more };
      expect((await ask(recruiter, "POST", "/applications/answers", call)).status).toBe(422);
    }
    expect(await getMessages(_id)).toEqual([]);
  });

  it("is in the hands of those whose role works on it", async () => {
    const [app, enq] = [
      await sent("applications", "roles@example.com"),
      await sent("enquiries", "roles@example.com"),
    ];
    for (const role of roles) {
      const cookie = await member(site, deps, role, { email: `${role}-2@example.com` });
      const calls: [Ask, boolean][] = [
        [["GET", "/applications/templates"], role === "admin" || role === "recruiter"],
        [["GET", "/enquiries/templates"], role === "admin" || role === "editor"],
        [
          [
            "POST",
            "/applications/answers",
            await answers("applications", [app], { texts: { ar: arabic }, template: "general" }),
          ],
          role === "admin" || role === "recruiter",
        ],
        [
          ["POST", "/enquiries/answers", await answers("enquiries", [enq])],
          role === "admin" || role === "editor",
        ],
        [["POST", `/applications/${app}/page-link`, {}], role === "admin" || role === "recruiter"],
      ];
      for (const [call, may] of calls)
        expect([role, call[1], (await ask(cookie, ...call)).status]).toEqual([
          role,
          call[1],
          may ? 200 : 403,
        ]);
    }
    const call: Ask = ["POST", "/enquiries/answers", await answers("enquiries", [enq])];
    expect((await askInbox(site, undefined, call)).status).toBe(401);
    const elsewhere = { Origin: "https://elsewhere.example" };
    expect((await ask(editor, ...([...call, elsewhere] as unknown as Ask))).status).toBe(403);
  });

  it("that was refused is shown, and sent again once it is asked for", async () => {
    const reference = await sent("enquiries", "refused@example.com");
    mails.refuse.recipient = () => 550;
    const call = await answers("enquiries", [reference]);
    await ask(editor, "POST", "/enquiries/answers", call);
    const { _id } = await getRecord("enquiries", reference);
    await until(async () => (await getMessages(_id))[0]?.mail.state === "failed");
    const listed = (await ask(editor, "POST", "/enquiries/search", { mail: "failed" })).body as {
      rows: { reference: string; mail: string }[];
    };
    expect(listed.rows).toMatchObject([{ reference, mail: "failed" }]);
    mails.refuse.recipient = undefined;
    const [{ id = "" } = {}] = call.records;
    const other = await sent("enquiries", "other@example.com");
    expect((await ask(editor, "POST", `/enquiries/${other}/messages/${id}/mail`, {})).status).toBe(
      404,
    );
    await ask(editor, "POST", `/enquiries/${reference}/messages/${id}/mail`, {});
    await until(() => to("refused@example.com").length === 1);
  });

  it("counts for the time to the first answer", async () => {
    const reference = await sent("enquiries", "counted@example.com");
    const { _id } = await getRecord("enquiries", reference);
    const at = new Date(Date.now() - 3 * 3_600_000).toISOString();
    await site.writer.patch(_id).set({ receivedAt: at }).commit();
    type Numbers = { total: { answered: number; received: number } };
    const numbers = async () =>
      ((await ask(editor, "GET", "/enquiries/numbers")).body as Numbers).total;
    const before = await numbers();
    await ask(editor, "POST", "/enquiries/answers", await answers("enquiries", [reference]));
    expect(await numbers()).toMatchObject({ answered: before.answered + 1 });
  });
});

describe("another link to an application's page", () => {
  it("goes to its applicant", async () => {
    const reference = await sent("applications", "lost@example.com", { language: "en" });
    await ask(recruiter, "POST", `/applications/${reference}/page-link`, {});
    await until(() => to("lost@example.com").length === 2);
    expect(to("lost@example.com")[1]?.subject).toBe("The link to your application");
    const enq = await sent("enquiries", "nolink@example.com");
    expect(await ask(editor, "POST", `/enquiries/${enq}/page-link`, {})).toMatchObject({
      status: 409,
      body: { error: { code: "mail-unavailable" } },
    });
  });
});

it("answers are taken along and erased with the person's data", async () => {
  const admin = await member(site, deps, "admin");
  const reference = await sent("enquiries", "whole@example.com");
  await ask(editor, "POST", "/enquiries/answers", await answers("enquiries", [reference]));
  const { _id } = await getRecord("enquiries", reference);
  const email = "whole@example.com";
  const { body } = await ask(admin, "POST", "/person/export", { email });
  expect(body).toMatchObject({
    records: [{ reference, messages: [{ kind: "answer", subject: "About " }] }],
  });
  await until(async () => (await getMessages(_id))[0]?.mail.state === "sent");
  await ask(admin, "POST", "/person/erase", { email, repeated: email });
  expect(await getMessages(_id)).toEqual([]);
});
