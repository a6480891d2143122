import { crc32, deflateRawSync } from "node:zlib";

/** Files as visitors send them, and as attackers do; small, made here, the same in every run. */

export const pdf = (text = "resume"): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${text}\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n60\n%%EOF\n`,
  );

export interface Packed {
  name: string;
  content?: Buffer | string;
  /** Says another size than is true. */
  size?: number;
  flags?: number;
  method?: number;
  /** Puts the local header of another entry in its place. */
  at?: number;
  localName?: string;
}

/** An archive, entry by entry; what is not said is as it should be. */
export function zip(
  entries: Packed[],
  { before = "", comment = "" }: { before?: string; comment?: string } = {},
): Buffer {
  const files: Buffer[] = [Buffer.from(before)];
  const directory: Buffer[] = [];
  let offset = before.length;
  for (const entry of entries) {
    const { name, content = "", flags = 0x800, method = 8 } = entry;
    const bytes = Buffer.from(content);
    const data = method === 8 ? deflateRawSync(bytes) : bytes;
    const size = entry.size ?? bytes.length;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    const shared = (to: Buffer, at: number) => {
      to.writeUInt16LE(20, at);
      to.writeUInt16LE(flags, at + 2);
      to.writeUInt16LE(method, at + 4);
      to.writeUInt32LE(crc32(bytes), at + 10);
      to.writeUInt32LE(data.length, at + 14);
      to.writeUInt32LE(size, at + 18);
    };
    shared(local, 4);
    const localName = Buffer.from(entry.localName ?? name);
    local.writeUInt16LE(localName.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    shared(central, 6);
    central.writeUInt16LE(Buffer.byteLength(name), 28);
    central.writeUInt32LE(entry.at ?? offset, 42);
    files.push(local, localName, data);
    directory.push(central, Buffer.from(name));
    offset += 30 + localName.length + data.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...files, listing, end, Buffer.from(comment)]);
}

const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

export const docxParts = (type = main): Packed[] => [
  {
    name: "[Content_Types].xml",
    content: `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  },
  { name: "_rels/.rels", content: "<Relationships/>" },
  { name: "word/document.xml", content: "<w:document><w:body/></w:document>" },
  {
    name: "word/_rels/settings.xml.rels",
    content: `<Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="file:///C:/Users/Me/Normal.dotm" TargetMode="External"/></Relationships>`,
  },
];

export const docx = (...more: Packed[]): Buffer => zip([...docxParts(), ...more]);

/** A compound file with the streams of a Word 97 document; `names` are further entries. */
export function doc(...names: string[]): Buffer {
  const sector = 512;
  const header = Buffer.alloc(sector);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  for (let at = 2; at < 9; at++) table.writeUInt32LE(at + 1, at * 4);
  table.writeUInt32LE(0xfffffffe, 36);
  const directory = Buffer.alloc(sector);
  for (const [index, name] of ["Root Entry", "WordDocument", ...names].slice(0, 4).entries()) {
    const at = index * 128;
    directory.write(name, at, "utf16le");
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory[at + 66] = index === 0 ? 5 : 2;
    directory.writeUInt32LE(index === 1 ? 2 : 0, at + 116);
  }
  const stream = Buffer.alloc(8 * sector);
  stream.writeUInt16LE(0xa5ec, 0);
  return Buffer.concat([header, table, directory, stream]);
}

/** Files that are refused, by what is wrong with them. */
export const badFiles: Record<string, () => Buffer> = {
  nothing: () => Buffer.alloc(0),
  "a picture": () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  HTML: () => Buffer.from("<!doctype html><script>alert(1)</script>"),
  "a PDF that is cut off": () => pdf().subarray(0, 80),
  "a PDF behind other bytes": () => Buffer.concat([Buffer.from("MZ\n"), pdf()]),
  "a PDF with bytes after its end": () => Buffer.concat([pdf(), Buffer.from("<script></script>")]),
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
  "a document with a template from elsewhere": () =>
    docx({
      name: "word/_rels/other.xml.rels",
      content: `<Relationship Type="http://x/attachedTemplate" Target="https://evil.test/a.dotm" TargetMode="External"/>`,
    }),
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
  "a compound file that is no document": () => {
    const file = doc();
    file.write("Workbook\0\0\0\0", 1_024 + 128, "utf16le");
    return file;
  },
  "a DOC whose directory runs in a circle": () => {
    const file = doc();
    file.writeUInt32LE(1, 512 + 4);
    return file;
  },
  "a DOC that is an archive too": () => Buffer.concat([doc(), zip(docxParts())]),
};
