import { crc32, deflateRawSync } from "node:zlib";
import { createCompound } from "./compound.ts";

export interface Packed {
  name: string;
  content?: Buffer | string;
  size?: number;
  flags?: number;
  method?: number;
  /** Local header of another entry. */
  at?: number;
  localName?: string;
  streamed?: boolean;
}

/** Creates an archive. */
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
    const sizes = (to: Buffer, at: number) => {
      to.writeUInt32LE(crc32(bytes), at);
      to.writeUInt32LE(data.length, at + 4);
      to.writeUInt32LE(size, at + 8);
    };
    const shared = (to: Buffer, at: number) => {
      to.writeUInt16LE(20, at);
      to.writeUInt16LE(flags | (entry.streamed ? 8 : 0), at + 2);
      to.writeUInt16LE(method, at + 4);
    };
    shared(local, 4);
    const descriptor = Buffer.alloc(entry.streamed ? 16 : 0);
    if (entry.streamed) {
      descriptor.writeUInt32LE(0x08074b50, 0);
      sizes(descriptor, 4);
    } else sizes(local, 14);
    const localName = Buffer.from(entry.localName ?? name);
    local.writeUInt16LE(localName.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    shared(central, 6);
    sizes(central, 16);
    central.writeUInt16LE(Buffer.byteLength(name), 28);
    central.writeUInt32LE(entry.at ?? offset, 42);
    files.push(local, localName, data, descriptor);
    directory.push(central, Buffer.from(name));
    offset += 30 + localName.length + data.length + descriptor.length;
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

const office = "http://schemas.openxmlformats.org";
const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const word = `${office}/wordprocessingml/2006/main`;
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

export const body = (text: string): string =>
  `${declaration}<w:document xmlns:w="${word}"><w:body>${text}</w:body></w:document>`;

/** Creates a relationship. */
export const relation = (type: string, target: string, more = ""): string =>
  `<Relationship Id="r" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"${more}/>`;

export const external = (type: string, target: string): string =>
  relation(type, target, ' TargetMode="External"');

export const relations = (...list: string[]): string =>
  `${declaration}<Relationships xmlns="${office}/package/2006/relationships">${list.join("")}</Relationships>`;

export const docxParts = (type = main): Packed[] => [
  {
    name: "[Content_Types].xml",
    content: `${declaration}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  },
  { name: "_rels/.rels", content: relations(relation("officeDocument", "word/document.xml")) },
  { name: "word/document.xml", content: body("") },
];

export const docx = (...more: Packed[]): Buffer => zip([...docxParts(), ...more]);

/** Creates relationships of the settings. */
export const settings = (content: string | Buffer): Packed => ({
  name: "word/_rels/settings.xml.rels",
  content,
});

export const links = (content: string): Packed => ({
  name: "word/_rels/document.xml.rels",
  content,
});

export const realDocuments: Record<string, () => Buffer> = {
  Word: () =>
    docx(
      settings(
        relations(
          external(
            "attachedTemplate",
            "file:///C:\\Users\\Mariam\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm",
          ),
        ),
      ),
      links(
        relations(
          relation("styles", "styles.xml"),
          relation("image", "media/image1.jpeg"),
          relation("customXml", "../customXml/item1.xml"),
          external("hyperlink", "mailto:mariam@example.com"),
          external("hyperlink", "https://example.com/?a=1&amp;b=2#top"),
        ),
      ),
      { name: "word/media/image1.jpeg", content: "\xff\xd8", method: 0 },
      { name: "word/printerSettings/printerSettings1.bin", content: "x" },
      { name: "word/embeddings/Microsoft_Excel_Worksheet.xlsx", content: zip(docxParts()) },
    ),
  "Word, from one of its own templates": () =>
    docx(
      settings(
        relations(
          external(
            "attachedTemplate",
            "file:///C:\\Users\\M\\AppData\\Local\\Microsoft\\Office\\16.0\\DTS\\en-US%7b0A%7d\\tf16402488_win32.dotx",
          ),
        ),
      ),
    ),
  "Word for Mac": () =>
    docx(
      settings(
        relations(
          external(
            "attachedTemplate",
            "file:///Users/mariam/Library/Group%20Containers/UBF8T346G9.Office/Templates.localized/Normal.dotm",
          ),
        ),
      ),
    ),
  "Word in the browser": () =>
    zip(
      docxParts().map(({ name, content = "" }) => ({
        name: name.replace("document.xml", "document2.xml"),
        content: content.toString().replace("document.xml", "document2.xml"),
      })),
    ),
  "Word, with fields": () =>
    docx({
      name: "word/footer1.xml",
      content: body(
        [
          "PAGE",
          'HYPERLINK "https://example.com/"',
          String.raw`INCLUDEPICTURE "C:\\Users\\M\\me.png"`,
          String.raw`INCLUDEPICTURE "/var/folders/a/me.png" \* MERGEFORMATINET`,
          String.raw`DATE \@ "d MMMM yyyy"`,
        ]
          .map((one) => `<w:fldSimple w:instr="${one.replaceAll('"', "&quot;")}"/>`)
          .join(""),
      ),
    }),
  LibreOffice: () =>
    docx(
      links(
        relations(external("hyperlink", "https://example.com/")).replace(
          declaration,
          '<?xml version="1.0" encoding="UTF-8"?>\n',
        ),
      ),
    ),
  "Google Docs": () =>
    zip(
      [
        ...docxParts(),
        links(relations(external("hyperlink", "http://www.linkedin.com/in/mariam"))),
        {
          name: "word/_rels/fontTable.xml.rels",
          content: relations(relation("font", "fonts/Cairo-regular.ttf")),
        },
      ].map((entry) => ({ ...entry, streamed: true })),
    ),
  "python-docx": () =>
    docx(
      links(
        relations(relation("styles", "styles.xml")).replace(
          declaration,
          "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n",
        ),
      ),
    ),
  "a program that writes prefixes": () =>
    docx(
      links(
        `<ns0:Relationships xmlns:ns0="${office}/package/2006/relationships"><ns0:Relationship Id="r" Type="${office}/officeDocument/2006/relationships/theme" Target="/word/theme/theme1.xml"></ns0:Relationship></ns0:Relationships>`,
      ),
    ),
};

/** Creates a Word 97 document. */
export function doc(...names: string[]): Buffer {
  const text = Buffer.alloc(8 * 512);
  text.writeUInt16LE(0xa5ec, 0);
  const more = Object.fromEntries(names.map((name) => [name, "x"]));
  return createCompound({ WordDocument: text.toString("latin1"), ...more });
}
