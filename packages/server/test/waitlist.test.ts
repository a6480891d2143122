import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { code, emailSchema } from "../src/forms/fields.ts";
import { defineForm } from "../src/forms/form.ts";
import { createWaitlist, type Waitlist } from "../src/waitlist/index.ts";
import { openList } from "../src/waitlist/list.ts";

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
const file = () => join(folder, "waitlist.jsonl");
const stored = () =>
  readFileSync(file(), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, string>);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waitlist-"));
  log.length = 0;
  waitlist = await createWaitlist({
    definition,
    place: { endpoint: "/api/waitlist", anchor: "list", path: "/" },
    routes: {
      match: (path) =>
        path === "/" ? { route: { path, page: "home" }, language: "en", params: {} } : undefined,
      getLocalizedPath: (_language, path) => path,
    },
    consents: { first: { en: wording, fr: "Nous vous écrirons une fois." }, unwritten: {} },
    getMessage: (error, language) => `${language}: ${error}`,
    renderPage: async (c, { path, status, post }) =>
      c.text(`${path} ${status} ${JSON.stringify(post.values)}`, status as 422),
    file: file(),
    logTo: { write: (line) => log.push(line) },
  });
});
afterEach(async () => {
  await waitlist.close();
  rmSync(folder, { recursive: true });
});

const incoming = { socket: { remoteAddress: "127.0.0.1", remotePort: 1, remoteFamily: "IPv4" } };
const ask = (body: unknown, headers: Record<string, string> = {}) =>
  waitlist.routes.request(
    "http://localhost/api/waitlist",
    {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body),
    },
    { incoming },
  );
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
  expect((await ask(filled({ email: "Mariam@Example.com" }))).status).toBe(201);
  expect(stored()).toEqual([
    {
      email: "mariam@example.com",
      language: "en",
      consentVersion: "first",
      consentText: wording,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
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
  expect(await refused.text()).toBe('/ 422 {"email":"nobody"}');
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

it("keeps its lines whole, however many come at once", async () => {
  const list = await openList(join(folder, "other.jsonl"));
  const emails = Array.from({ length: 50 }, (_, index) => `${index % 40}@example.com`);
  const entry = { language: "en", consentVersion: "first", consentText: wording };
  await Promise.all(emails.map((email) => list.add({ email, ...entry })));
  await list.close();
  const lines = readFileSync(join(folder, "other.jsonl"), "utf8").trim().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { email: string }).email)).toEqual(
    emails.slice(0, 40),
  );
});

it("keeps the addresses of a list that an editor of Windows saved", async () => {
  const file = join(folder, "saved.jsonl");
  const line = (email: string) => JSON.stringify({ email });
  const saved = `\ufeff${line("a@example.com")}\r\n${line("b@example.com")}\r\n\r\n`;
  writeFileSync(file, saved);
  const list = await openList(file);
  const entry = { language: "en", consentVersion: "first", consentText: wording };
  for (const email of ["a@example.com", "b@example.com"]) await list.add({ email, ...entry });
  await list.close();
  expect(readFileSync(file, "utf8")).toBe(saved);
});
