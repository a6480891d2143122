import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { code, emailSchema } from "../src/forms/fields.ts";
import { defineForm } from "../src/forms/form.ts";
import { createWaitlist, openWaitlistStore, type Waitlist } from "../src/waitlist/index.ts";
import { cleanUp, onCleanUp, temporaryFolder } from "./support/cleanUp.ts";
import { connection, siteOptions } from "./support/microsite.ts";
import { until } from "./support/wait.ts";

const wording = "We write to you once.";
const definition = defineForm({
  name: "waitlist",
  minFillTime: 1_000,
  fields: { email: emailSchema },
  consentVersion: v.picklist(["first", "unwritten"], code("consent-invalid")),
  languages: ["en", "fr"],
});

let folder: string;
let waitlist: Waitlist;
const log: string[] = [];

function stored() {
  const database = new DatabaseSync(join(folder, "waitlist.db"), { readOnly: true });
  const rows = database.prepare("SELECT * FROM waitlist ORDER BY created_at").all();
  database.close();
  return rows;
}

const mails = () => {
  const names = readdirSync(folder).includes("mail") ? readdirSync(join(folder, "mail")) : [];
  return names.map((name) => readFileSync(join(folder, "mail", name), "utf8"));
};

const findLink = (mail: string) => {
  const text = mail.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const url = new URL(/https:\S+/.exec(text)?.[0] ?? "");
  return url.pathname + url.search;
};

beforeEach(async () => {
  folder = temporaryFolder();
  log.length = 0;
  waitlist = createWaitlist({
    ...siteOptions,
    definition,
    place: { endpoint: "/api/waitlist", anchor: "list", path: "/" },
    consents: { first: { en: wording, fr: "Nous vous écrirons une fois." }, unwritten: {} },
    store: await openWaitlistStore({
      agencyUrl: undefined,
      databaseUrl: undefined,
      dataDir: folder,
    }),
    mail: {
      origin: "https://site.test",
      from: { name: "Site", address: "hello@site.test" },
      folder: join(folder, "mail"),
      compose: ({ language, url }) => ({ subject: `Confirm (${language})`, text: url }),
    },
    renderConfirm: (_c, { state, language, action }) => `${state} ${language} ${action}`,
    logTo: { write: (line) => log.push(line) },
  });
});
afterEach(async () => {
  await waitlist.close().catch(() => undefined);
  await cleanUp();
});

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  waitlist.routes.request(
    "http://localhost/api/waitlist",
    {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body),
    },
    connection,
  );
const open = (path: string, method = "GET") =>
  waitlist.routes.request(`http://localhost${path}`, { method }, connection);
const filled = (more: object = {}) => ({
  id: randomUUID(),
  email: "mariam@example.com",
  language: "en",
  consentVersion: "first",
  elapsed: 20_000,
  ...more,
});

it("stores an address once, with what was agreed to, before it says so", async () => {
  expect((await ask(filled())).status).toBe(201);
  expect(stored()).toMatchObject([
    {
      email: "mariam@example.com",
      language: "en",
      consent_version: "first",
      consent_text: wording,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      confirmed_at: null,
    },
  ]);
  expect((await ask(filled({ email: "Mariam@Example.com" }))).status).toBe(201);
  expect(stored()).toHaveLength(1);
});

it("mails a link, and the address is confirmed by its button alone", async () => {
  await ask(filled({ language: "fr" }));
  await until(() => mails().length === 1);
  const [mail = ""] = mails();
  expect(mail).toMatch(/^Subject: Confirm \(fr\)\r$/m);
  expect(mail).toMatch(/^To: mariam@example\.com\r$/m);
  expect(mail).toMatch(/^Content-Language: fr\r$/m);
  const link = findLink(mail);
  const page = await open(link);
  expect([page.status, await page.text()]).toEqual([200, `confirm fr ${link}`]);
  expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(stored()).toMatchObject([{ confirmed_at: null }]);
  for (let time = 0; time < 2; time++)
    expect(await (await open(link, "POST")).text()).toBe(`confirmed fr ${link}`);
  expect(stored()).toMatchObject([{ confirmed_at: expect.stringMatching(/Z$/) }]);
});

it("confirms nothing by a link that it has not sent", async () => {
  await ask(filled());
  for (const token of ["", "x", "0".repeat(64)]) {
    const answer = await open(`/api/waitlist/confirm?token=${token}`, "POST");
    expect([answer.status, (await answer.text()).split(" ")[0]]).toEqual([403, "invalid"]);
  }
  expect(stored()).toMatchObject([{ confirmed_at: null }]);
});

it("mails an address again after an hour, and never once it is confirmed", async () => {
  const hasEnded = () => stored().every((row) => row.mail_ended_at !== null);
  await ask(filled());
  await until(hasEnded);
  await ask(filled());
  expect(stored()).toMatchObject([{ mail_due_at: null }]);

  const database = new DatabaseSync(join(folder, "waitlist.db"));
  onCleanUp(() => database.close());
  const age = () => database.exec("UPDATE waitlist SET mail_ended_at = '2020-01-01T00:00:00.000Z'");
  age();
  await ask(filled());
  await until(() => stored().every((row) => String(row.mail_ended_at) > "2021"));

  await open(findLink(mails()[0] ?? ""), "POST");
  age();
  await ask(filled());
  expect(stored()).toMatchObject([{ mail_due_at: null }]);
});

it("takes the languages of its own pages", async () => {
  expect((await ask(filled({ language: "fr" }))).status).toBe(201);
  const { status } = await ask(filled({ email: "omar@example.com", language: "ar" }));
  expect([status, stored().map(({ language }) => language)]).toEqual([422, ["fr"]]);
});

it("leads a browser without script to its page, and back to it with what was typed", async () => {
  const post = (email: string) =>
    ask(new URLSearchParams({ email, language: "en", consentVersion: "first", page: "/" }), {
      "Content-Type": "application/x-www-form-urlencoded",
      Accept: "text/html",
    });
  const taken = await post("layla@example.com");
  expect([taken.status, taken.headers.get("Location")]).toEqual([
    303,
    "/?subscribed=waitlist#list",
  ]);
  const refused = await post("nobody");
  expect(await refused.text()).toContain('/ 422 [{"email":"nobody"}');
});

it("says that it could not store, and takes the same form later", async () => {
  await waitlist.close();
  const form = filled();
  const refused = await ask(form);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await refused.json()).toEqual({
    error: { code: "content-unavailable", message: "en: content-unavailable" },
  });
  expect(log.join("")).toMatch(/"code":"content-unavailable"/);
  expect(log.join("")).not.toContain("mariam");
});

it("stores nothing that was agreed to in words nobody has", async () => {
  expect((await ask(filled({ consentVersion: "unwritten" }))).status).toBe(500);
  expect(stored()).toEqual([]);
});
