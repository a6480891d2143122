import { jobApplication } from "@agency/content/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maxBodyBytes } from "../src/http/body.ts";
import type { ResumeKind } from "../src/records/types.ts";
import { decrypt } from "../src/resume/encryption.ts";
import { sanitizeResume } from "../src/resume/inspect.ts";
import { badFiles } from "./support/badFiles.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { doc, docx } from "./support/files.ts";
import { consents, maxText } from "./support/forms.ts";
import { type Mails, mailEnv, startMail } from "./support/mail.ts";
import { pdf } from "./support/pdfs.ts";
import { startSite as startDefault, type TestSite, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import {
  addVacancies,
  application,
  applications,
  apply,
  assets,
  createReference,
  findUnknownFields,
  getFields,
} from "./support/visitors.ts";
import { severalPolls } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 50, idle: 50, grace: 60_000 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let mails: Mails;
beforeAll(async () => {
  mails = await startMail();
  site = await startSite(mailEnv(mails));
  await addVacancies(site.writer);
});
afterAll(cleanUp);

/** A PDF's identifier is random. */
const withoutId = (file: Buffer) => file.toString("latin1").replace(/\/ID \[[^\]]*\]/, "");

const readApplication = async (email: string) =>
  (await applications(site.writer)).find((one) => one.email === email);

describe("an application", () => {
  it.each<[kind: ResumeKind, content: Buffer, type: string]>([
    ["pdf", pdf(), "application/pdf"],
    ["doc", doc(), "application/msword"],
    ["docx", docx(), "text/plain"],
  ])(
    "with a %s is stored, the file encrypted under a key of its own",
    async (kind, content, type) => {
      const form = application(`${kind}@example.com`);
      const stored = await sanitizeResume(kind, content);
      const answer = await apply(site.url, form, { name: "سيرة ذاتية.PDF", content, type });
      expect(answer.status).toBe(201);
      const { reference } = await answer.json();
      expect(reference).toMatch(/^APP-/);
      const record = await readApplication(`${kind}@example.com`);
      expect(record).toMatchObject({
        jobId: "vacancy-open",
        jobTitle: "Senior brand designer",
        applicantName: "مريم الهاشمي",
        email: `${kind}@example.com`,
        phone: "+971 50 000 0000",
        position: "مصمّمة",
        coverLetter: form.coverLetter,
        status: "new",
        reference,
        resume: {
          _type: "file",
          asset: { _type: "reference", _ref: expect.stringMatching(/^file-/) },
        },
        resumeFile: { name: `سيرة ذاتية.${kind}`, kind, size: stored.length },
        consentText: consents["application-2"].ar,
      });
      expect(new Date(record?.appliedAt ?? "").toISOString()).toBe(record?.appliedAt);
      expect(record).toMatchObject({ mail: { state: "pending" }, isTold: false });
      expect(findUnknownFields(record, jobApplication)).toEqual([]);

      const asset = (await assets(site.writer)).find(
        ({ _id }) => _id === record?.resume?.asset._ref,
      );
      expect(asset).toMatchObject({ originalFilename: `سيرة ذاتية.${kind}` });
      const raw = await fetch(`${site.content}/${asset?.path}`, {
        headers: { Authorization: `Bearer ${site.token}` },
      });
      const sealed = Buffer.from(await raw.arrayBuffer());
      expect(sealed.includes(content.subarray(0, 16))).toBe(false);
      const opened = decrypt(sealed, record?.resumeFile ?? { key: "" });
      expect(withoutId(opened)).toBe(withoutId(stored));
      expect(() => decrypt(sealed, { key: Buffer.alloc(32).toString("base64") })).toThrow();
    },
  );

  it("needs no resume, and leaves its mail to the outbox", async () => {
    const before = (await assets(site.writer)).length;
    expect((await apply(site.url, application("plain@example.com"))).status).toBe(201);
    const empty = { name: "", content: new Uint8Array(), type: "application/octet-stream" };
    expect((await apply(site.url, application("empty@example.com"), empty)).status).toBe(201);
    expect((await readApplication("plain@example.com"))?.resume).toBeNull();
    expect((await readApplication("empty@example.com"))?.resume).toBeNull();
    expect(await assets(site.writer)).toHaveLength(before);
    await severalPolls();
    expect(mails.received).toHaveLength(0);
  });

  it("sent twice, or twice at once, is stored once with one file", async () => {
    const form = application("double@example.com");
    const file = { name: "cv.pdf", content: pdf() };
    const before = (await assets(site.writer)).length;
    const answers = await Promise.all([1, 2, 3].map(() => apply(site.url, form, file)));
    answers.push(await apply(site.url, form, file));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const references = await Promise.all(answers.map(createReference));
    expect(new Set(references).size).toBe(1);
    expect(await assets(site.writer)).toHaveLength(before + 1);
    const other = await apply(site.url, form, { name: "cv.pdf", content: pdf("another") });
    expect(other.status).toBe(409);
    expect(await assets(site.writer)).toHaveLength(before + 1);
  });

  it.each(["vacancy-over", "vacancy-inactive", "other-kind", "nowhere"])(
    "for %s is refused, and nothing of it is kept",
    async (jobId) => {
      const before = (await assets(site.writer)).length;
      const form = application("late@example.com", { jobId });
      const answer = await apply(site.url, form, { name: "cv.pdf", content: pdf() });
      expect(answer.status).toBe(410);
      expect(await answer.json()).toMatchObject({
        error: { code: "vacancy-closed", message: "خطأ: vacancy-closed" },
      });
      expect(await readApplication("late@example.com")).toBeUndefined();
      expect(await assets(site.writer)).toHaveLength(before);
    },
  );

  it("for a vacancy without an end is taken", async () => {
    const form = application("endless@example.com", { jobId: "vacancy-endless" });
    expect((await apply(site.url, form)).status).toBe(201);
  });

  it("has the errors of fields and of the file in one answer", async () => {
    const form = application("mariam@studio", { lastName: "", phone: "" });
    const answer = await apply(site.url, form, { name: "cv.pdf", content: Buffer.from("{\\rtf1") });
    expect(answer.status).toBe(422);
    expect(await getFields(answer)).toEqual([
      { field: "lastName", code: "required" },
      { field: "email", code: "email-invalid" },
      { field: "phone", code: "required" },
      { field: "resume", code: "file-rtf" },
    ]);
  });

  it("is unpacked only when everything else is right", async () => {
    const unsafe = { name: "cv.docx", content: badFiles["a document with ActiveX"]?.() ?? pdf() };
    const wrong = await apply(site.url, application("u@example.com", { lastName: "" }), unsafe);
    expect(await getFields(wrong)).toEqual([{ field: "lastName", code: "required" }]);
    const first = await apply(site.url, application("u@example.com"), unsafe);
    expect(await getFields(first)).toEqual([{ field: "resume", code: "file-program" }]);
    for (let turn = 0; turn < 9; turn++) await apply(site.url, application("u@example.com"));
    const often = await apply(site.url, application("u@example.com"), unsafe);
    expect(often.status).toBe(429);
    const early = await apply(site.url, application("v@example.com", { elapsed: 1 }), unsafe);
    expect(await early.json()).toMatchObject({ error: { code: "too-fast" } });
  });

  it("whose text is larger than a form can be is refused before it is parsed", async () => {
    const form = `${JSON.stringify(application("l@example.com"))}${" ".repeat(maxBodyBytes)}`;
    const answer = await apply(site.url, form, { name: "cv.pdf", content: pdf() });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { code: "too-large" } });
    expect(await readApplication("l@example.com")).toBeUndefined();
  });

  it("takes a cover letter up to its limit", async () => {
    const letter = (length: number) =>
      application("l@example.com", { coverLetter: "س".repeat(length) });
    expect((await apply(site.url, letter(maxText))).status).toBe(201);
    const answer = await apply(site.url, letter(maxText + 1));
    expect(await getFields(answer)).toEqual([{ field: "coverLetter", code: "text-long" }]);
  });

  it("with the trap filled looks stored, and is not", async () => {
    const form = application("bot@example.com", { website: "x" });
    const answer = await apply(site.url, form, { name: "cv.pdf", content: pdf() });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ ok: true, id: form.id });
    expect(await readApplication("bot@example.com")).toBeUndefined();
  });
});

it("logs nothing about candidates", () => {
  const log = site.log.join("");
  expect(log).toContain('"route":"/api/applications"');
  for (const personal of [/@example/, /مريم/, /سيرة/, /127\.0\.0\.1/])
    expect(log).not.toMatch(personal);
});
