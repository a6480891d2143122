import { readdirSync, readFileSync } from "node:fs";
import type { Document } from "@agency/content/translation";
import { exportXliff, planImport, XliffError } from "@agency/content/translation";
import { describe, expect, it } from "vitest";
import { readXliff } from "../../../../content/src/translation/xliff/read.ts";
import { block, document } from "../../../../content/test/translation/documents.ts";
import { sampleDocuments } from "../../../sample/dataset.ts";

const said = { by: "somebody", at: "2026-02-01T00:00:00Z" };
const samples = sampleDocuments as unknown as Document[];
const folder = new URL("cases/", import.meta.url);
const files = readdirSync(folder);
const read = (name: string) => readFileSync(new URL(name, folder));

/** Exported before the sample content changed. */
const article = JSON.parse(
  readFileSync(new URL("article.json", import.meta.url), "utf8"),
) as Document;

function plan(content: string | Uint8Array, into: (id: string) => Document = () => article) {
  return readXliff(content).map((file) => {
    const { written, ...rest } = planImport(file, into(file.id), said);
    return { id: file.id, ar: written.get("") as Record<string, unknown> | undefined, ...rest };
  });
}

type Blocks = { _key: string; children: { text: string; marks: string[] }[] }[];

describe("a file of a translation tool", () => {
  it.each(files.filter((name) => /^(?:good|policy)-/.test(name)))("is imported (%s)", (name) => {
    const [{ ar, refused, outdated } = expect.fail()] = plan(read(name));
    expect([refused, outdated]).toEqual([[], []]);
    const paragraph = (ar?.body as Blocks | undefined)?.find(({ _key }) => _key === "b25");
    const spans = paragraph?.children.map(({ text, marks }) => [text, ...marks]);
    const isFirst = name === "good-rtl-mark-and-nbsp.xlf";
    expect(spans).toEqual([
      [`${isFirst ? "\u200f" : ""}وفي رموز المنتجات ما يستحق الحذر، تجربة. فالرمز `],
      ["MX-40/2", "code"],
      [" يسلم داخل الجملة العربية. أما "],
      ["40/2-MX", "code"],
      [" فيظهر بعد كلمة عربية على صورة "],
      ["MX-40/2", "code"],
      [
        "، وقد يكون ذلك صنفًا آخر في الدليل نفسه، وأمين المستودع يكتب ما يراه. لذلك نحيط كل رمز بالوسم ",
      ],
      ["<bdi dir=ltr>", "code"],
      [isFirst ? ".\u00a0" : "."],
    ]);
  });

  it.each(files.filter((name) => name.startsWith("message-")))("is refused (%s)", (name) => {
    expect(() => readXliff(read(name))).toThrow(XliffError);
    expect(() => readXliff(read(name))).toThrow(/save it in that version/);
  });
});

const toUtf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};
const declare = (text: string, encoding: string): string =>
  text.replace('encoding="UTF-8"', `encoding="${encoding}"`);
const dropSpace = (text: string): string => text.replaceAll(' xml:space="preserve"', "");
const dropData = (text: string): string =>
  text
    .replace(/ *<originalData>.*?<\/originalData>\n/gs, "")
    .replace(/ dataRef(?:Start|End)?="[^"]*"/g, "");
const indent = (text: string, by: string): string =>
  dropSpace(text).replace(
    /<(source|target)>(.*?)<\/\1>/gs,
    (_, side: string, inner: string) => `<${side}>${by}      ${inner}${by}    </${side}>`,
  );
const wrap = (text: string): string =>
  dropSpace(text).replace(/<(source|target)>.*?<\/\1>/gs, (found) =>
    found.replace(/([^\s<>]) ([^\s<>"=]+ )(?![^<]*>)/g, "$1\n        $2"),
  );
const match =
  '<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#s1"><originalData><data id="d1">strong</data></originalData><source>Other <ph id="1" dataRef="d1"/></source><target>آخر</target></mtc:match></mtc:matches>';
const prefix = (text: string): string =>
  text
    .replace(/<(\/?)([a-z]+)(?=[\s/>])/gi, (_, slash: string, name: string) => `<${slash}x:${name}`)
    .replace("<x:xliff xmlns=", "<x:xliff xmlns:x=");
const splitPairs = (text: string): string => {
  const ids: string[] = [];
  return text.replace(/<pc ([^>]*)>|<\/pc>/g, (_, given?: string) => {
    if (given === undefined) return `<ec startRef="${ids.pop()}"/>`;
    ids.push(/id="([^"]+)"/.exec(given)?.[1] ?? "");
    return `<sc ${given.replace("dataRefStart", "dataRef")}/>`;
  });
};

const variants: Record<string, (text: string) => string | Uint8Array> = {
  "UTF-8 with a byte order mark": (text) => Buffer.from(`\ufeff${text}`),
  "a decoded byte order mark": (text) => `\ufeff${text}`,
  "CRLF line ends": (text) => Buffer.from(`\ufeff${text.replaceAll("\n", "\r\n")}`),
  "UTF-16, little endian": (text) => toUtf16(declare(text, "UTF-16")),
  "UTF-16, big endian": (text) => toUtf16(declare(text, "UTF-16"), true),
  "UTF-16 without a byte order mark": (text) => toUtf16(declare(text, "UTF-16")).subarray(2),
  "no declaration": (text) => text.replace(/<\?xml.*\?>\n/, ""),
  "single quotes": (text) =>
    text.replace(/="([^"']*)"(?=[^<>]*>)/g, (_, value: string) => `='${value}'`),
  "numeric entities": (text) =>
    text.replace(/[^\p{ASCII}]/gu, (found) => `&#x${found.codePointAt(0)?.toString(16)};`),
  "XLIFF 2.1": (text) => text.replace('version="2.0"', 'version="2.1"'),
  "no xml:space": dropSpace,
  indentation: (text) => indent(text, "\n"),
  "indentation by CRLF and tabs": (text) => Buffer.from(indent(text, "\r\n\t")),
  "wrapped lines": wrap,
  "no original data": dropData,
  "indented original data": (text) =>
    text.replace(/(<data id="[^"]*">)(.*?)(<\/data>)/gs, "$1\n      $2\n    $3"),
  "parted pairs": splitPairs,
  "a prefixed namespace": prefix,
  "ar-SA": (text) => text.replace('trgLang="ar"', 'trgLang="ar-SA"'),
  "ar_AE and en_US": (text) =>
    text.replace('trgLang="ar"', 'trgLang="ar_AE"').replace('srcLang="en"', 'srcLang="en_US"'),
  "xml:lang in targets": (text) => text.replaceAll("<target", '<target xml:lang="ar-EG"'),
  "matches before segments": (text) => text.replace(/(<unit [^>]*>)/g, `$1${match}`),
  "matches after segments": (text) => text.replaceAll("</unit>", `${match}</unit>`),
  "terms and comments": (text) =>
    text.replace(
      /(<target[^>]*>)(.*?)(<\/target>)/gs,
      '$1<mrk id="m1" type="term" translate="no">$2</mrk><sm id="m2" type="comment" value="See"/><em startRef="m2"/>$3',
    ),
  substates: (text) => text.replace(/ state="/g, ' subState="mq:confirmed" state="'),
  "comments and instructions": (text) =>
    text.replaceAll("</target>", "<!-- checked --><?tool checked?></target>"),
  "a namespace of its own for attributes": (text) =>
    text.replaceAll("agency:counterpart", "own:counterpart").replace("xmlns:agency", "xmlns:own"),
};

const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== "object" || value === null) return value;
  const others = Object.entries(value).filter(([name]) => name !== "ar");
  return Object.fromEntries(others.map(([name, inner]) => [name, bare(inner)]));
};

const spaced = document({
  _id: "spaced",
  title: "Title",
  tags: ["One"],
  body: [
    block(
      "a",
      [
        { text: "One two three. " },
        { text: "four five six seven", marks: ["strong", "l"] },
        { text: "\nline " },
        { text: "last", marks: ["em"] },
      ],
      { links: { l: "https://example.com/?a=1&b=2" } },
    ),
  ],
  ar: {
    title: "عنوان",
    tags: ["واحد"],
    body: [
      block(
        "a",
        [
          { text: "واحد اثنان ثلاثة. " },
          { text: "أربعة خمسة ستة سبعة", marks: ["l", "strong"] },
          { text: "\nسطر " },
          { text: "آخر", marks: ["em"] },
        ],
        { links: { l: "https://example.com/?a=1&b=2" } },
      ),
    ],
  },
});

describe("an export that a tool has changed to", () => {
  const all = [...samples, spaced];
  const { text } = exportXliff(all.map((one) => ({ document: one })));
  const into = (id: string) => bare(all.find(({ _id }) => _id === id)) as Document;
  const untouched = plan(text, into);

  it("nothing has all texts", () => {
    expect(untouched.flatMap(({ fields }) => fields).length).toBeGreaterThan(400);
    expect(untouched.flatMap(({ refused }) => refused)).toEqual([]);
  });

  it.each(Object.entries(variants))("%s gives the same content", (_, change) => {
    const changed = change(text);
    expect(changed).not.toEqual(text);
    const planned = plan(changed, into);
    for (const [at, one] of planned.entries()) expect(one).toEqual(untouched[at]);
    expect(planned).toHaveLength(untouched.length);
  });
});

describe("a file in a wrong encoding", () => {
  const { text } = exportXliff([{ document: spaced }]);
  it.each([
    [
      "that it does not have",
      Buffer.concat([Buffer.from(text), Buffer.from([0xff])]),
      /not in its encoding, “utf-8”/i,
    ],
    ["that is unknown", Buffer.from(declare(text, "klingon")), /unknown encoding, “klingon”/],
  ])("%s is refused with what to do", (_, bytes, sentence) => {
    expect(() => readXliff(bytes)).toThrow(XliffError);
    expect(() => readXliff(bytes)).toThrow(sentence);
    expect(() => readXliff(bytes)).toThrow(/Save it again in UTF-8\.$/);
  });

  it("of one byte a character is read if it is declared", () => {
    const english = document({ title: "Café" });
    const file = declare(exportXliff([{ document: english }]).text, "windows-1252");
    expect(readXliff(Buffer.from(file, "latin1"))[0]?.units[0]?.source).toEqual([
      { text: "Café", marks: [] },
    ]);
  });
});

describe("a file without original data", () => {
  it("is imported by the order of its codes", () => {
    const { text } = exportXliff([{ document: spaced }]);
    const changed = dropData(text).replace(/ (?:type|subType|dispStart)="[^"]*"/g, "");
    const into = () => bare(spaced) as Document;
    expect(plan(changed, into)).toEqual(plan(text, into));
  });

  it("is refused where the English has changed since", () => {
    const { text } = exportXliff([{ document: spaced }]);
    const now = structuredClone(spaced) as Document & { body: Blocks };
    const [first = expect.fail()] = now.body[0]?.children ?? [];
    first.text = "Another ";
    const [{ refused } = expect.fail()] = plan(dropData(text), () => now);
    expect(refused).toEqual([
      expect.stringMatching(
        /^“body\[_key=="a"\]” of “Title”: .*\(originalData\).* Export it again\.$/,
      ),
    ]);
  });
});

describe("an inline code that spans segments", () => {
  const one = document({ body: [block("a", [{ text: "One. Two.", marks: ["em"] }])] });
  const { text } = exportXliff([{ document: one }]);
  const split = (first: string, second: string) =>
    text.replace(
      /<segment.*<\/segment>/s,
      `<segment state="final"><source><sc id="1" dataRef="d1"/>One. </source>${first}</segment>
       <segment state="final"><source>Two.<ec startRef="1"/></source>${second}</segment>`,
    );

  it("is joined", () => {
    const file = split(
      '<target><sc id="1" dataRef="d1"/>واحد. </target>',
      '<target>اثنان.<ec startRef="1"/></target>',
    );
    const [{ ar, refused } = expect.fail()] = plan(file, () => one);
    expect(refused).toEqual([]);
    expect(ar?.body).toMatchObject([{ children: [{ text: "واحد. اثنان.", marks: ["em"] }] }]);
  });

  it.each([
    ["does not end", "<target>اثنان.</target>", /begins and does not end/],
    [
      "is in another order",
      '<target order="1">اثنان.<ec startRef="1"/></target>',
      /spans segments in another order/,
    ],
  ])("is refused where it %s", (_, second, sentence) => {
    const file = split('<target order="2"><sc id="1" dataRef="d1"/>واحد. </target>', second);
    const [{ refused } = expect.fail()] = plan(file, () => one);
    expect(refused).toEqual([expect.stringMatching(sentence)]);
  });
});
