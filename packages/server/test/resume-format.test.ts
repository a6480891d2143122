import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { detectResumeFormat, formatBytes, isResumeKind } from "../src/forms/resumeFormat.ts";
import { doc, docx, docxParts, realDocuments, zip } from "./support/files.ts";
import { pdf } from "./support/pdfs.ts";

const read = (name: string) => readFileSync(new URL(`fixtures/resumes/${name}`, import.meta.url));
const latin1 = (text: string) => Buffer.from(text, "latin1");
const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");
const html = "<html><body>CV</body></html>";
const contentTypes = { name: "[Content_Types].xml", content: "<Types/>" };

/** One directory sector follows the document. */
function compoundFile(names: string[], document = Buffer.alloc(0)): Buffer {
  const file = Buffer.alloc(2048);
  hex("d0cf11e0a1b11ae1").copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  document.copy(file, 512);
  names.forEach((name, index) => {
    const at = 1024 + index * 128;
    file.write(name, at, "utf16le");
    file.writeUInt16LE(2 * name.length + 2, at + 64);
  });
  return file;
}

describe("the format of a resume", () => {
  it.each([
    ["good-plain.pdf", "pdf"],
    ["good-bom-before-header.pdf", "pdf"],
    ["good-newline-before-header.pdf", "pdf"],
    ["good-plain.docx", "docx"],
    ["good-comment-in-content-types.docx", "docx"],
    ["good-own-template.doc", "doc"],
    ["message-empty.pdf", "file-empty"],
    ["message-html-named.doc", "file-web-page"],
    ["message-password-protected.docx", "file-password"],
    ["message-rtf-named.doc", "file-rtf"],
  ])("of %s is %s", (name, format) => {
    expect(detectResumeFormat(read(name))).toBe(format);
    expect(detectResumeFormat(read(name).subarray(0, formatBytes))).toBe(format);
  });

  it.each(Object.entries(realDocuments))("is docx if %s writes it", (_program, file) => {
    expect(detectResumeFormat(file())).toBe("docx");
  });

  it.each<[string, string, Buffer]>([
    [
      "pdf",
      "1,000 bytes of a server's warning before it",
      latin1(`${"<br />".repeat(166)}%PDF-1.4`),
    ],
    ["pdf", "whole", pdf()],
    ["doc", "whole", doc()],
    ["docx", "whole", docx()],
    [
      "docx",
      "a picture first",
      zip([{ name: "word/media/photo.jpeg", content: "x" }, contentTypes]),
    ],
    ["docx", "backslashes in its names", zip([{ name: "word\\document.xml" }])],
    ["docx", "streamed entries", zip(docxParts().map((part) => ({ ...part, streamed: true })))],
    ["docx", "the marker of a split archive", Buffer.concat([latin1("PK00"), docx()])],
    ["file-program", "a macro", zip([contentTypes, { name: "word/vbaProject.bin" }])],
    ["file-program", "a Windows program", latin1(`MZ\x90${"\0".repeat(60)}`)],
    ["file-program", "a shell script", latin1("#!/bin/sh\n")],
    ["file-password", "an encrypted archive", zip([{ name: "cv.docx", flags: 1 }])],
    ["file-password", "an encrypted document", compoundFile(["Root Entry", "EncryptedPackage"])],
    ["file-password", "an encrypted DOC", compoundFile([], hex("eca5 c100 0000 0904 0000 0001"))],
    ["file-word-95", "of Word 95", compoundFile([], hex("dca5 6800 0000 0904 0000 0000"))],
    ["file-word-95", "of Word 2", hex("dba5 2d00 0000 0904")],
    ["file-word-95", "of Windows Write", hex("31be 0000 00ab 0000")],
    ["file-type", "a workbook", compoundFile(["Root Entry", "Workbook"])],
    ["file-type", "a message of Outlook", compoundFile(["__properties_version1.0"])],
    ["file-type", "an XLSX", zip([contentTypes, { name: "xl/workbook.xml" }])],
    ["file-type", "a PPTX", zip([contentTypes, { name: "ppt/presentation.xml" }])],
    ["file-type", "an archive with a PDF", zip([{ name: "cv.pdf", content: pdf(), method: 0 }])],
    ["file-type", "plain text", latin1("Layla Farouk\nDesigner")],
    ["file-type", "PostScript", latin1("%!PS-Adobe-3.0\n")],
    ["file-type", "a link to Google Docs", latin1('{"url": "https://docs.google.com/open?id=1"}')],
    ["file-damaged", "a compound file of its signature alone", hex("d0cf11e0a1b11ae1")],
    ["file-empty", "zeros", Buffer.alloc(10_000)],
    ["file-empty", "blank", latin1("\xef\xbb\xbf \r\n")],
    ["file-empty", "a placeholder of iCloud", latin1("bplist00\xd3\x01NSURLNameKey")],
    [
      "file-opendocument",
      "an ODT",
      zip([{ name: "mimetype", content: "application/vnd.oasis.opendocument.text", method: 0 }]),
    ],
    ["file-opendocument", "a flat ODT", latin1('<?xml version="1.0"?>\n\n<office:document x="">')],
    ["file-pages", "of Pages", zip([{ name: "Index/Document.iwa" }, { name: "preview.jpg" }])],
    ["file-pages", "of Pages '09", zip([{ name: "thumbs/1.tiff" }, { name: "index.xml" }])],
    ["file-picture", "a JPEG", hex("ffd8ffe0 00104a46")],
    ["file-picture", "a PNG", hex("89504e47 0d0a1a0a")],
    ["file-picture", "a HEIC", latin1("\0\0\0\x24ftypheic\0\0\0\0")],
    ["file-picture", "a WebP", latin1("RIFF\x10\0\0\0WEBPVP8 ")],
    ["file-picture", "an SVG", latin1('<?xml version="1.0"?><svg xmlns="">')],
    ["file-rtf", "RTF after a newline", latin1("\n{\\rtf1 CV}")],
    ["file-web-page", "of Word", latin1(`\xef\xbb\xbf<!-- saved --><${html.slice(1)}`)],
    ["file-web-page", "in UTF-16", Buffer.from(`\ufeff${html}`, "utf16le")],
    ["file-web-page", "an MHTML", latin1("MIME-Version: 1.0\nContent-Type: multipart/related;")],
    [
      "file-web-page",
      "a web archive of Safari",
      latin1("bplist00\xd1\x01_\x10\x0fWebMainResource"),
    ],
  ])("is %s: %s", (format, _what, file) => {
    expect(detectResumeFormat(file)).toBe(format);
  });

  it("is found in linear time behind comments", () => {
    expect(detectResumeFormat(latin1("<!-- -->".repeat(500)))).toBe("file-type");
    expect(detectResumeFormat(latin1(`${"<!-- -->".repeat(400)}<html>`))).toBe("file-web-page");
  });

  it("is told from the reasons to reject a file", () => {
    expect(["pdf", "doc", "docx"].every((format) => isResumeKind(format as "pdf"))).toBe(true);
    expect(isResumeKind("file-pages")).toBe(false);
  });

  it("reads every beginning of a file", () => {
    for (const file of [docx(), doc(), read("message-password-protected.docx"), pdf()])
      for (let length = 0; length <= Math.min(file.length, 2_000); length++)
        expect(detectResumeFormat(file.subarray(0, length))).toMatch(/^(?:pdf|docx?|file-[a-z]+)$/);
  });
});
