import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { isAcceptingApplications } from "@agency/content/deadline";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { resumeProblem } from "../src/forms/limits.ts";
import { detectResumeFormat, isResumeKind } from "../src/forms/resumeFormat.ts";
import { decrypt, encrypt, MissingKeyError } from "../src/resume/encryption.ts";
import { getContentDisposition, sanitizeFileName } from "../src/resume/fileName.ts";
import { createInspector, InspectorBusyError } from "../src/resume/inspector.ts";
import type { RefusedFileError } from "../src/resume/refusedFile.ts";
import { type Entry, readArchive, unpack, verify, ZipError } from "../src/resume/zip.ts";
import { defaultTimeouts } from "../src/settings/timeouts.ts";
import { badFiles, circularDoc } from "./support/badFiles.ts";
import { body, doc, docx, docxParts, realDocuments, zip } from "./support/files.ts";
import { harmlessPdfs, hostilePdfs, pdf, pdfBomb } from "./support/pdfs.ts";
import { acceptedDocuments, refusedDocuments } from "./support/refusedDocuments.ts";
import { refusedPdfs, sanitizedPdfs } from "./support/refusedPdfs.ts";

const inspector = createInspector(defaultTimeouts);
afterAll(inspector.close);

async function review(file: Buffer): Promise<string> {
  const kind = detectResumeFormat(file);
  if (!isResumeKind(kind)) return kind;
  try {
    await inspector.inspect("", kind, file);
    return kind;
  } catch (error) {
    return (error as RefusedFileError).code;
  }
}

const sanitize = async (kind: "doc" | "docx" | "pdf", file: Buffer) =>
  (await inspector.inspect("", kind, file)).content;

const fixtures = new URL("fixtures/resumes/", import.meta.url);
const readFixture = (name: string) => readFileSync(new URL(name, fixtures));

const reasons: Record<string, string> = {
  "hostile-field-DDEAUTO.docx": "file-program",
  "hostile-launch-cmd.pdf": "file-program",
  "hostile-openaction-javascript.pdf": "file-program",
  "hostile-package-object.docx": "file-embedded",
  "hostile-template-http.doc": "file-remote",
  "hostile-template-http.docx": "file-remote",
  "message-empty.pdf": "file-empty",
  "message-html-named.doc": "file-web-page",
  "message-password-protected.docx": "file-password",
  "message-rtf-named.doc": "file-rtf",
  "policy-picture-linked-by-http-with-copy-inside.docx": "file-remote",
  "policy-template-on-company-share.docx": "file-remote",
};

describe("a resume", () => {
  it.each([
    ["pdf", pdf()],
    ["pdf", Buffer.concat([pdf(), Buffer.from("\r\n\0\0")])],
    ["pdf", pdf("-".repeat(4e6))],
    ["doc", doc()],
    ["docx", docx()],
    ["docx", zip(docxParts(), { comment: "made by a word processor" })],
    ["docx", docx({ name: "word/media/photo.jpeg", content: "x", method: 0 })],
    ["docx", docx({ name: "word/ملف.xml", content: body("") })],
  ])("is a %s by its content", async (kind, file) => {
    expect(await review(file)).toBe(kind);
  });

  it.each(readdirSync(fixtures))("%s is judged as its name says", async (name) => {
    const expected = reasons[name] ?? name.split(".").at(-1);
    expect(await review(readFixture(name))).toBe(expected);
  });

  it.each(Object.entries(realDocuments))("is a docx as %s writes it", async (_program, file) => {
    expect(await review(file())).toBe("docx");
  });

  it.each(Object.entries(acceptedDocuments))("may hold %s", async (_what, file) => {
    expect(await review(file())).toBe("docx");
  });

  it.each(Object.entries(harmlessPdfs))("may hold %s", async (_what, file) => {
    expect(await review(file())).toBe("pdf");
  });

  it.each(Object.entries({ ...badFiles, ...hostilePdfs }))("is not %s", async (_what, file) => {
    expect(await review(file())).toMatch(/^file-/);
  });

  it.each(Object.entries(refusedPdfs))("is refused: %s", async (_what, { file, code }) => {
    expect(await review(file())).toBe(code);
  });

  it.each(Object.entries(refusedDocuments))("is refused: %s", async (_what, { file, code }) => {
    expect(await review(file())).toBe(code);
  });

  it.each(Object.entries(sanitizedPdfs))(
    "is stored without %s",
    async (_what, { file, without }) => {
      expect(file().toString("latin1")).toMatch(without);
      const stored = (await sanitize("pdf", file())).toString("latin1");
      expect(stored).not.toMatch(without);
      expect(stored).toMatch(/^%PDF-1\.\d[\s\S]+%%EOF\s*$/);
      expect(await review(Buffer.from(stored, "latin1"))).toBe("pdf");
    },
  );

  it.each([
    ["a bomb", pdfBomb],
    ["a DOC whose directory runs in a circle", circularDoc],
  ])("ends in an answer: %s", async (_what, file) => {
    expect(await review(file())).toMatch(/^(pdf|doc|file-.+)$/);
    expect(await review(pdf())).toBe("pdf");
  });

  it("is stored without bytes after its archive", async () => {
    const file = Buffer.concat([docx(), Buffer.from("\r\n\0")]);
    expect(await sanitize("docx", file)).toEqual(docx());
  });

  it("is not refused by a machine that does not come to it", async () => {
    const late = createInspector({ ...defaultTimeouts, look: 1 });
    await expect(late.inspect("", "pdf", pdf())).rejects.toThrow(InspectorBusyError);
    await late.close();
  });

  it("ends the process that looks into it once that takes too much of the processor", async () => {
    const watch = new URL("../src/resume/processor-watch.ts", import.meta.url).href;
    const child = spawn(process.execPath, [
      "--input-type=module",
      "--eval",
      `import { Worker } from "node:worker_threads";
      new Worker(new URL("${watch}"), { execArgv: [], workerData: { maxTime: 100, maxMemory: Infinity } }).postMessage(true);
      for (;;);`,
    ]);
    onTestFinished(() => void child.kill("SIGKILL"));
    const [, signal] = await once(child, "exit");
    expect(signal).toBe("SIGKILL");
  });

  it("is unpacked piece by piece", async () => {
    const content = Buffer.alloc(5 * 1024 * 1024, "resume ");
    const file = zip([{ name: "a", content }]);
    const [entry] = readArchive(file).entries;
    const sizes: number[] = [];
    await verify(file, entry as Entry, (part) => sizes.push(part.length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(content.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * 1024);
    expect(await unpack(file, entry as Entry)).toEqual(content);
    await expect(verify(file, { ...(entry as Entry), size: 100 })).rejects.toThrow(ZipError);
    await expect(verify(file, { ...(entry as Entry), crc: 1 })).rejects.toThrow(ZipError);
  });

  it("is never anything else, whatever bytes are changed or missing", async () => {
    let random = 7;
    const next = (max: number) => {
      random = (random * 48_271) % 0x7fffffff;
      return random % max;
    };
    for (const whole of [pdf(), doc(), docx()]) {
      const kind = await review(whole);
      for (let turn = 0; turn < 100; turn++) {
        const file = Buffer.from(whole.subarray(0, turn % 3 ? whole.length : next(whole.length)));
        for (let change = 0; change < 3 && file.length > 0; change++)
          file[next(file.length)] = next(256);
        expect([kind, expect.stringMatching(/^file-/)]).toContainEqual(await review(file));
      }
    }
  });

  it.each([
    ["Omar CV.pdf", "Omar CV.docx"],
    ["سيرة ذاتية.pdf", "سيرة ذاتية.docx"],
    ["../../etc/passwd", "passwd.docx"],
    ["C:\\Users\\x\\cv.doc", "cv.docx"],
    ["cv\u202Efdp.exe", "cvfdp.docx"],
    ["a\r\nSet-Cookie: x.pdf", "aSet-Cookie x.docx"],
    ["a\0.pdf", "a.docx"],
    [".htaccess", "resume.docx"],
    ["...", "resume.docx"],
    ['<img src=x onerror="a">.pdf', "img src=x onerror=a.docx"],
    ["$(rm -rf).pdf", "(rm -rf).docx"],
    [`${"x".repeat(300)}.pdf`, `${"x".repeat(80)}.docx`],
    ["\ud800.pdf", "resume.docx"],
  ])("named %j is kept as %j", (sent, kept) => {
    expect(sanitizeFileName(sent, "docx", "resume")).toBe(kept);
  });

  it("is downloaded under its name, in any script", () => {
    expect(getContentDisposition("سيرة (1).pdf")).toBe(
      "attachment; filename=\"____ (1).pdf\"; filename*=UTF-8''%D8%B3%D9%8A%D8%B1%D8%A9%20%281%29.pdf",
    );
  });

  it("is sealed differently each time, and opened by its own key alone", () => {
    const [a, b] = [encrypt(pdf()), encrypt(pdf())];
    expect(a.encrypted.equals(b.encrypted)).toBe(false);
    expect(decrypt(a.encrypted, a)).toEqual(pdf());
    expect(() => decrypt(a.encrypted, b)).toThrow();
    const changed = Buffer.from(a.encrypted);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(() => decrypt(changed, a)).toThrow();
    expect(() => decrypt(Buffer.alloc(3), a)).toThrow();
  });

  it("is opened with a second key beside its own, where one was set", () => {
    const [old, fresh] = ["old".repeat(11), "new".repeat(11)];
    const before = encrypt(pdf());
    const first = encrypt(pdf(), [old]);
    expect(decrypt(first.encrypted, first, [old])).toEqual(pdf());
    expect(() => decrypt(first.encrypted, first)).toThrow(MissingKeyError);
    expect(() => decrypt(first.encrypted, first, [fresh])).toThrow(MissingKeyError);
    expect(() => decrypt(first.encrypted, { key: first.key })).toThrow("unable to authenticate");
    const second = encrypt(pdf(), [fresh, old]);
    for (const one of [before, first, second])
      expect(decrypt(one.encrypted, one, [fresh, old])).toEqual(pdf());
    expect(() => decrypt(second.encrypted, second, [old])).toThrow(MissingKeyError);
    expect(JSON.stringify(second)).not.toContain(fresh);
  });

  it("is judged by the browser before it is sent", () => {
    expect(resumeProblem({ size: 5 * 1024 * 1024 })).toBeUndefined();
    expect(resumeProblem({ size: 5 * 1024 * 1024 + 1 })).toBe("file-large");
    expect(resumeProblem({ size: 0 })).toBe("file-empty");
  });
});

describe("a deadline", () => {
  it.each([
    ["2026-06-30", "2026-06-30T00:00:00Z", true],
    ["2026-06-30", "2026-06-30T22:59:59Z", true],
    ["2026-06-30", "2026-06-30T23:00:00Z", false],
    ["2026-12-31", "2026-12-31T23:59:59Z", true],
    ["2026-12-31", "2027-01-01T00:00:00Z", false],
    [null, "2099-01-01T00:00:00Z", true],
  ])("of %s at %s: open %s, by the clock of London", (deadline, now, open) => {
    expect(isAcceptingApplications(deadline, new Date(now))).toBe(open);
  });
});
