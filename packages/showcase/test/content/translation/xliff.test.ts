import { readFile } from "node:fs/promises";
import type { Document } from "@agency/content/translation";
import { exportXliff, planImport, XliffError } from "@agency/content/translation";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { readXliff } from "../../../../content/src/translation/xliff/read.ts";
import { block, document } from "../../../../content/test/translation/documents.ts";
import { sampleDocuments } from "../../../sample/dataset.ts";

const said = { by: "somebody", at: "2026-02-01T00:00:00Z" };
const samples = sampleDocuments as unknown as Document[];

const xliff = (...documents: Document[]): string =>
  exportXliff(documents.map((one) => ({ document: one }))).text;

async function findErrors(xml: string): Promise<string[]> {
  const schema = [await readFile(new URL("xliff.rng", import.meta.url), "utf8")];
  const { errors } = await validateXML({ xml, schema, extension: "relaxng" });
  return errors.map(({ message }) => message);
}

/** Returns the imported `ar` objects, by path. */
function imported(text: string, into: Document) {
  const [file] = readXliff(text);
  if (!file) throw new Error("The file is empty");
  const { written, ...rest } = planImport(file, into, said);
  return { ...rest, ar: written.get("") as Record<string, unknown> | undefined, written };
}

const link = { links: { l: 'https://example.com/?a=1&b="2"' } };
const rich = document({
  title: "A <title> & more",
  tags: ["One", "Two"],
  body: [
    block(
      "a",
      [
        { text: "One " },
        { text: "two ", marks: ["strong"] },
        { text: "three", marks: ["strong", "em"] },
        { text: " four", marks: ["em"] },
        { text: "\nfive\u0007 " },
        { text: "six", marks: ["l", "code"] },
      ],
      link,
    ),
    {
      _type: "figure",
      _key: "f",
      image: { asset: { _ref: "image-1" }, alt: "A line" },
      caption: "Line",
    },
    block("b", "Last", { style: "h2" }),
  ],
});

const translated = (text: string, from: string, to: string, state = "translated"): string => {
  const [before = "", after] = text.split(`>${from}</source>`);
  if (after === undefined) throw new Error(`There is no source “${from}”`);
  const at = before.lastIndexOf('state="initial"');
  const told = `${before.slice(0, at)}state="${state}"${before.slice(at + 15)}`;
  return `${told}>${from}</source><target>${to}</target>${after}`;
};

describe("an export", () => {
  it("is XLIFF 2.0", async () => {
    expect(await findErrors(xliff(...samples))).toEqual([]);
    expect(await findErrors(xliff(rich))).toEqual([]);
    const [wrong] = await findErrors(xliff(rich).replace('state="initial"', 'state="begun"'));
    expect(wrong).toMatch(/segment/);
  });

  it("has an id once in its file, and codes of the target with those of the source", () => {
    for (const [, file = ""] of xliff(...samples).matchAll(/<file [^>]*>(.*?)<\/file>/gs)) {
      const ids = [...file.matchAll(/<unit id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const ids = (text = "") => [...text.matchAll(/<pc id="([^"]+)"/g)].map(([, id]) => id);
    let count = 0;
    for (const [, source, target] of xliff(...samples).matchAll(
      /<source[^>]*>(.*?)<\/source>\s*<target[^>]*>(.*?)<\/target>/gs,
    )) {
      expect(new Set(ids(source)).size).toBe(ids(source).length);
      expect(new Set(ids(target)).size).toBe(ids(target).length);
      count += ids(target).filter((id) => ids(source).includes(id)).length;
    }
    expect(count).toBeGreaterThan(20);
  });

  it("has paragraphs, items and the texts of pictures as units, with what they are", () => {
    const text = xliff(rich);
    const [file] = readXliff(text);
    expect(file?.units.map(({ name }) => name)).toEqual([
      "title",
      'body[_key=="a"]',
      'body[_key=="f"].image.alt',
      'body[_key=="f"].caption',
      'body[_key=="b"]',
      "tags[0]",
      "tags[1]",
    ]);
    for (const note of [
      "Article: A &lt;title&gt; &amp; more",
      "Title",
      "Up to 60 characters, as search results show them.",
      "Body: Heading",
      "Body: Image: Alt text",
    ])
      expect(text).toContain(`>${note}</note>`);
  });

  it("is of what is missing or out of date alone, where that is asked for", () => {
    const one = { ...rich, tags: undefined, ar: { title: "عنوان" } };
    const { text, units } = exportXliff([{ document: one }], true);
    expect(units).toBe(4);
    expect(text).not.toContain('name="title"');
    const changes = { title: "2026-02-01T00:00:00Z" };
    const outdated = exportXliff([{ document: one, changes }], true);
    expect(outdated.units).toBe(5);
    expect(outdated.text).toContain("Out of date");
    expect(exportXliff([{ document: document({}) }])).toMatchObject({ documents: 0, units: 0 });
  });
});

describe("what was exported and comes back", () => {
  it("changes nothing in the whole sample content", () => {
    const files = readXliff(xliff(...samples));
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      const own = samples.find(({ _id }) => _id === file.id) as Document;
      const plan = planImport(file, own, said);
      expect([file.id, plan.fields, plan.refused, plan.outdated]).toEqual([file.id, [], [], []]);
    }
  });

  it("gives the Arabic of all of it to documents that have none, word by word and mark by mark", () => {
    const bare = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(bare);
      if (typeof value !== "object" || value === null) return value;
      const others = Object.entries(value).filter(([name]) => name !== "ar");
      return Object.fromEntries(others.map(([name, inner]) => [name, bare(inner)]));
    };
    let fields = 0;
    for (const file of readXliff(xliff(...samples))) {
      const own = samples.find(({ _id }) => _id === file.id) as Document;
      const plan = planImport(file, bare(own) as Document, said);
      expect([file.id, plan.refused]).toEqual([file.id, []]);
      const { body } = (plan.written.get("") ?? {}) as { body?: unknown[] };
      const isBlock = ({ name, target }: (typeof file.units)[number]) =>
        /^body[^.]*(\.caption)?$/.test(name) && target.length > 0;
      expect(body?.length ?? 0).toBe(file.units.filter(isBlock).length);
      const again = { ...(bare(own) as Document), ar: plan.written.get("") };
      const after = planImport(file, again, said);
      fields += plan.fields.length;
      expect(after.fields.filter((path) => !path.includes("."))).toEqual([]);
    }
    expect(fields).toBeGreaterThan(400);
  });

  it("keeps marks, links, line breaks and characters that XML has not", () => {
    const [file] = readXliff(xliff(rich));
    const [unit] = file?.units.filter(({ name }) => name.startsWith("body")) ?? [];
    const href = '{"_type":"link","href":"https://example.com/?a=1&b=\\"2\\""}';
    expect(unit?.source).toEqual([
      { text: "One ", marks: [] },
      { text: "two ", marks: ["strong"] },
      { text: "three", marks: ["em", "strong"] },
      { text: " four", marks: ["em"] },
      { text: "\nfive\u0007 ", marks: [] },
      { text: "six", marks: ["code", href] },
    ]);
  });

  it("keeps what stands in a text and is none", () => {
    const child = { _type: "product", _key: "p", of: { _ref: "gymestry" } };
    const span = { _type: "span", _key: "s", text: "Try ", marks: [] };
    const one = document({ body: [{ ...block("a", ""), children: [span, child] }] });
    const text = translated(
      xliff(one),
      'Try <ph id="1" dataRef="d1" type="other" canDelete="no"/>',
      '<ph id="1" dataRef="d1"/> جرّب',
    );
    const { ar } = imported(text, one);
    expect(ar?.body).toMatchObject([
      { children: [{ _type: "product", of: { _ref: "gymestry" } }, { text: " جرّب" }] },
    ]);
  });
});

describe("a translation", () => {
  it("is written with its state, and nothing else is", () => {
    const text = translated(xliff(rich), "Last", "أخيرًا", "reviewed");
    const { ar, fields, outdated, refused } = imported(text, rich);
    expect([fields, refused]).toEqual([["body"], []]);
    expect(outdated).toEqual([expect.stringMatching(/^“body” of “A <title> & more”: not all/)]);
    expect(ar?.body).toEqual([
      {
        ...block("b", "أخيرًا", { style: "h2" }),
        children: [{ _type: "span", _key: "bs0", text: "أخيرًا", marks: [] }],
      },
    ]);
    expect(ar?.translation).toMatchObject([{ _key: "body", state: "reviewed", ...said }]);
    const next = imported(text, { ...rich, ar });
    expect([next.fields, next.refused]).toEqual([[], []]);
  });

  it("comes to stand where its paragraph stands, and takes the picture along", () => {
    const ar = { body: [block("x", "أخيرًا", { style: "h2" })] };
    const one = { ...rich, ar };
    const text = translated(xliff(one), "Line", "خط");
    const { ar: made } = imported(text, one);
    expect(made?.body).toEqual([
      { _type: "figure", _key: "f", image: { asset: { _ref: "image-1" } }, caption: "خط" },
      ar.body[0],
    ]);
  });

  it("takes marks and links along, in another order too", () => {
    const text = xliff(rich);
    const [, source = ""] = /<source[^>]*>(One .*?)<\/source>/s.exec(text) ?? [];
    const [, six = ""] = /(<pc [^>]*>(?:<pc [^>]*>)?six<\/pc>(?:<\/pc>)?)/.exec(source) ?? [];
    const given = translated(text, source, `${six.replace("six", "ستة")} واحد`);
    expect(imported(given, rich).ar?.body).toMatchObject([
      {
        markDefs: [{ _type: "link", _key: "am0", href: link.links.l }],
        children: [
          { text: "ستة", marks: ["code", "am0"] },
          { text: " واحد", marks: [] },
        ],
      },
    ]);
  });

  it("is read where a tool has parted it, and split its codes", () => {
    const one = document({
      body: [block("a", [{ text: "One." }, { text: " Two.", marks: ["em"] }])],
    });
    const text = xliff(one).replace(
      /<segment.*<\/segment>/s,
      `<segment state="final"><source>One.</source><target>واحد.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment state="translated"><source><sc id="1" dataRef="d1"/>Two.<ec startRef="1"/></source>
      <target><mrk id="m1" type="term"><sc id="1" dataRef="d1"/>اثنان</mrk>.<ec startRef="1"/></target></segment>`,
    );
    const { ar } = imported(text, one);
    expect(ar?.body).toMatchObject([
      {
        children: [
          { text: "واحد. ", marks: [] },
          { text: "اثنان.", marks: ["em"] },
        ],
      },
    ]);
    expect(ar?.translation).toMatchObject([{ state: "translated" }]);
  });

  it("keeps a code that a tool has copied", () => {
    const one = document({ body: [block("a", [{ text: "One", marks: ["em"] }])] });
    const text = xliff(one).replace(
      "</source>",
      `</source><target><sc id="1" dataRef="d1"/>واحد<ec startRef="1"/> و
       <sc id="2" copyOf="1"/>آخر<ec startRef="2"/></target>`,
    );
    const { ar } = imported(text.replace('state="initial"', 'state="translated"'), one);
    expect(ar?.body).toMatchObject([
      {
        children: [
          { text: "واحد", marks: ["em"] },
          { text: expect.stringContaining("و"), marks: [] },
          { text: "آخر", marks: ["em"] },
        ],
      },
    ]);
  });

  it("stays what it is where the target is empty", () => {
    const one = { ...rich, ar: { title: "عنوان" } };
    const text = xliff(one).replace(/<target[^>]*>عنوان<\/target>/, "<target/>");
    expect(imported(text, one).fields).toEqual([]);
  });

  it("is by a machine where nobody said that it is translated", () => {
    const text = translated(xliff(rich), "A &lt;title&gt; &amp; more", "عنوان", "initial");
    expect(imported(text, rich).ar?.translation).toMatchObject([{ state: "machine" }]);
  });

  it("still holds where somebody says so of one that is out of date", () => {
    const one = { ...document({ title: "Title", ar: { title: "عنوان" } }) };
    const changes = { title: "2026-02-01T00:00:00Z" };
    const { text } = exportXliff([{ document: one, changes }]);
    const [file] = readXliff(text.replace('state="initial"', 'state="reviewed"'));
    if (!file) throw new Error("The file is empty");
    const { fields, written } = planImport(file, one, said, changes);
    expect([fields, written.get("")]).toMatchObject([["title"], { title: "عنوان" }]);
    expect(planImport(file, { ...one, ar: written.get("") }, said, changes).fields).toEqual([]);
  });

  it("of an English that has changed since is taken, and stays out of date", () => {
    const text = translated(xliff(rich), "A &lt;title&gt; &amp; more", "عنوان");
    const now = { ...rich, title: "Another" };
    const { ar, outdated } = imported(text, now);
    expect(ar?.title).toBe("عنوان");
    expect(outdated).toEqual([
      "“title” of “Another”: the English has changed since the export, so it stays out of date.",
    ]);
    expect(imported(text, { ...now, ar }).fields).toEqual([]);
  });

  it("of a list comes as a whole", () => {
    const text = translated(xliff(rich), "One", "واحد");
    const { fields, refused } = imported(text, rich);
    expect(fields).toEqual([]);
    expect(refused[0]).toMatch(/^“tags” of .*: a list comes as a whole/);
    const whole = imported(translated(text, "Two", "اثنان"), rich);
    expect(whole.ar?.tags).toEqual(["واحد", "اثنان"]);
  });

  it("of one line is one line", () => {
    const text = translated(xliff(rich), "A &lt;title&gt; &amp; more", "عنوان\n  آخر");
    expect(imported(text, rich).ar?.title).toBe("عنوان آخر");
  });
});

describe("what does not fit", () => {
  const text = xliff(rich);
  const [, source = ""] = /<source[^>]*>(One .*?)<\/source>/s.exec(text) ?? [];
  const getRefused = (target: string) => imported(translated(text, source, target), rich);

  it.each([
    ["a code that the source has not", '<pc id="9" dataRefStart="d9">نص</pc>', /code 9 is none/],
    ["a link that is lost", "نص بلا رابط", /inline code \(link\) of the source is not/],
    ["a code that does not end", '<sc id="1" dataRef="d1"/>نص', /code 1 begins and does not end/],
    ["a code that does not begin", 'نص<ec startRef="1"/>', /code 1 ends and does not begin/],
    ["a placeholder in the place of a pair", '<ph id="1"/>', /code 1 is none/],
  ])("is left out, with a sentence that names it: %s", (_, target, sentence) => {
    const { fields, refused } = getRefused(target);
    expect(fields).toEqual([]);
    expect(refused).toEqual([
      expect.stringMatching(/^“body\[_key=="a"\]” of “A <title> & more”: /),
    ]);
    expect(refused[0]).toMatch(sentence);
  });

  it("keeps nothing else from being taken", () => {
    const both = translated(translated(text, source, "نص"), "Last", "أخيرًا");
    const { fields, refused } = imported(both, rich);
    expect([fields, refused.length]).toEqual([["body"], 1]);
  });

  it("is a text that the document has no more", () => {
    const given = translated(text, "Last", "أخيرًا").replaceAll("title&quot;", "");
    const { body: _, ...rest } = rich;
    expect(imported(given, rest as Document).refused).toEqual([
      '“body[_key=="b"]” of “A <title> & more”: there is no such text any more.',
    ]);
    const foreign = given.replace('name="title"', 'name="unknown"');
    const known = translated(foreign, "A &lt;title&gt; &amp; more", "عنوان");
    expect(imported(known, rich).refused).toEqual([
      "“unknown” of “A <title> & more”: there is no such text (any more).",
    ]);
  });

  it.each([
    ["no XML", "xliff", /not whole/],
    ["one that ends too early", text.slice(0, -30), /not whole/],
    ["another version", text.replace('version="2.0"', 'version="1.2"'), /XLIFF 2\.0/],
    ["another format", "<html/>", /XLIFF 2\.0/],
    ["other languages", text.replace('trgLang="ar"', 'trgLang="de"'), /from “en” to “de”/],
    [
      "a document type",
      text.replace("<xliff", '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff'),
      /document type/,
    ],
  ])("is a file with %s", (_, given, sentence) => {
    expect(() => readXliff(given)).toThrow(XliffError);
    expect(() => readXliff(given)).toThrow(sentence);
  });
});
