import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { getFile, type Json, lines, sampleDocuments, walk } from "../sample/dataset.ts";
import { ndjson } from "../sample/documents.ts";
import { referenceDate, sampleContent, sampleFolder } from "../sample/index.ts";

const ofType = (type: string) => sampleDocuments.filter(({ _type }) => _type === type);
const getWords = (body: unknown) => {
  let count = 0;
  walk(body, ({ _type, text }) => {
    if (_type === "span") count += String(text).split(/\s+/).filter(Boolean).length;
  });
  return count;
};

describe("the file", () => {
  it("is what the sources say (run `pnpm sample` after a change)", () => {
    expect(readFileSync(sampleContent, "utf8")).toBe(ndjson());
  });

  it("has documents with ids of their own, readable by anyone, of a fixed date", () => {
    expect(new Set(sampleDocuments.map(({ _id }) => _id)).size).toBe(lines.length);
    for (const { _id, _createdAt } of sampleDocuments) {
      expect(_id).toMatch(
        /^(?:(?:post|case|vacancy|team|product|redirect|issue|office|company)-[a-z0-9-]+|agency|notice)$/,
      );
      expect(_createdAt).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    }
  });

  it("says in each document that it is a sample", () => {
    expect(sampleDocuments.filter(({ isSample }) => isSample !== true)).toEqual([]);
  });

  it("has slugs of their own", () => {
    for (const type of ["blogPost", "caseStudy", "product", "newsletterIssue"]) {
      const slugs = ofType(type).map(({ slug }) => (slug as Json).current);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it("has keys which are unique in their array", () => {
    const check = (value: unknown): void => {
      if (!value || typeof value !== "object") return;
      if (Array.isArray(value)) {
        const objects = value.filter((item) => item && typeof item === "object") as Json[];
        const keys = new Set(objects.map(({ _key }) => _key));
        expect(keys.has(undefined)).toBe(false);
        expect(keys.size).toBe(objects.length);
      }
      for (const item of Object.values(value)) check(item);
    };
    for (const document of sampleDocuments) check(document);
  });

  it("has marks that are defined", () => {
    walk(sampleDocuments, ({ _type, markDefs, children }) => {
      if (_type !== "block") return;
      const known = ["strong", "em", "code", ...(markDefs as Json[]).map(({ _key }) => _key)];
      for (const { marks } of children as Json[]) {
        for (const mark of marks as string[]) expect(known).toContain(mark);
      }
    });
  });
});

describe("the pictures", () => {
  const folder = join(sampleFolder, "images");

  it("are there, each of them used, none too heavy", () => {
    const used = new Set<string>();
    walk(sampleDocuments, ({ _sanityAsset }) => {
      if (typeof _sanityAsset === "string") used.add(getFile(_sanityAsset));
    });
    for (const file of used) expect(existsSync(file), file).toBe(true);
    const files = readdirSync(folder).map((file) => join(folder, file));
    expect(new Set(files)).toEqual(used);
    const sizes = files.map((file) => statSync(file).size);
    expect(Math.max(...sizes)).toBeLessThan(250_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(9_000_000);
  });

  it("all have a text alternative in both languages", () => {
    for (const document of [...ofType("blogPost"), ...ofType("caseStudy")]) {
      const { featuredImage, featuredImageLight, projectGallery = [] } = document;
      const { testimonialPortrait, testimonialPortraitLight } = document;
      const optional = [featuredImageLight, testimonialPortrait, testimonialPortraitLight];
      const all = [featuredImage, ...optional, projectGallery].flat().filter(Boolean) as Json[];
      for (const { alt, ar } of all) {
        expect(alt).toBeTruthy();
        expect((ar as Json).alt).toMatch(/\p{Script=Arabic}/u);
      }
    }
  });
});

describe("what shows every part of a page", () => {
  const published = (type: string) => ofType(type).filter(({ isPublished }) => isPublished);

  it("posts have tags, headings, a quote, a list, and pictures between them", () => {
    for (const { _id, tags, body } of published("blogPost")) {
      const blocks = body as Json[];
      const has = (key: string, value: string) => blocks.some((block) => block[key] === value);
      expect((tags as string[]).length, String(_id)).toBeGreaterThan(0);
      expect([has("style", "h2"), has("style", "blockquote")], String(_id)).toEqual([true, true]);
      expect(has("listItem", "bullet") || has("listItem", "number"), String(_id)).toBe(true);
    }
    const figures = published("blogPost").filter(({ body }) =>
      (body as Json[]).some(({ _type }) => _type === "figure"),
    );
    expect(figures.length).toBeGreaterThanOrEqual(7);
    const kinds = published("blogPost").filter(({ category }) => !category);
    expect(kinds).toHaveLength(3);
  });

  it("posts have all their labels in Arabic", () => {
    for (const { _id, category, tags, ar } of ofType("blogPost")) {
      const arabic = ar as { category?: string; tags: string[] };
      expect(arabic.tags, String(_id)).toHaveLength((tags as string[]).length);
      expect(Boolean(arabic.category), String(_id)).toBe(Boolean(category));
    }
  });

  it("case studies have every field; only an app puts them into stores", () => {
    const fields =
      "title slug clientName industry companySize location featuredImage evidence challenge objectives solution technologiesUsed websiteUrl instagramUrl results metricsImproved testimonial testimonialAuthor testimonialPosition testimonialPortrait testimonialPortraitLight keyTakeaways projectDuration teamSize completedDate category services timeline disclaimer";
    for (const study of published("caseStudy")) {
      for (const field of fields.split(" ")) {
        expect(study[field], `${study._id} ${field}`).toBeTruthy();
      }
      for (const metric of study.metricsImproved as Json[]) {
        expect([metric.before, metric.after]).toEqual([expect.any(Number), expect.any(Number)]);
      }
    }
    const apps = published("caseStudy").filter(
      ({ appStoreUrl, playStoreUrl }) => appStoreUrl && playStoreUrl,
    );
    expect(apps).toHaveLength(4);
  });

  it("vacancies are open for weeks to come, but for one closed and one not active", () => {
    const deadlines = ofType("jobVacancy").flatMap(
      ({ applicationDeadline }) => (applicationDeadline as string | undefined) ?? [],
    );
    expect(deadlines.filter((day) => day < referenceDate)).toEqual(["2026-11-06"]);
    expect(deadlines.filter((day) => day > referenceDate)).toHaveLength(11);
    expect(ofType("jobVacancy").filter(({ isActive }) => !isActive)).toHaveLength(1);
  });
});

describe("the words", () => {
  const arabic: string[] = [];
  walk(sampleDocuments, (object) => {
    if (object.ar) arabic.push(...strings(object.ar));
  });

  function strings(value: unknown): string[] {
    if (typeof value === "string") return [value];
    if (!value || typeof value !== "object") return [];
    return Object.entries(value).flatMap(([key, item]) =>
      key.startsWith("_") ? [] : strings(item),
    );
  }

  it("are enough", () => {
    expect(ofType("blogPost").length).toBeGreaterThanOrEqual(25);
    expect(ofType("caseStudy").filter(({ isPublished }) => isPublished)).toHaveLength(9);
    expect(ofType("jobVacancy")).toHaveLength(14);
    expect(ofType("teamMember").filter(({ isPublished }) => isPublished)).toHaveLength(12);
    expect(ofType("product")).toHaveLength(3);
    const lengths = ofType("blogPost")
      .filter(({ isPublished }) => isPublished)
      .map(({ body }) => getWords(body))
      .toSorted((a, b) => b - a);
    expect(lengths.at(-1)).toBeGreaterThanOrEqual(600);
    expect(lengths[0]).toBeLessThanOrEqual(1300);
  });

  it("are Arabic too, in every field of every document that is shown", () => {
    const fields: Record<string, string> = {
      blogPost: "title excerpt author body tags",
      caseStudy:
        "title industry companySize location challenge objectives solution results testimonial testimonialAuthor testimonialPosition keyTakeaways projectDuration teamSize category disclaimer",
      jobVacancy:
        "title department location experienceLevel description responsibilities requirements skills benefits salaryRange",
      teamMember: "name role bio languages disclaimer",
    };
    for (const [type, names] of Object.entries(fields)) {
      for (const { _id, ar, isPublished, isActive } of ofType(type)) {
        if (isPublished === false || isActive === false) continue;
        for (const name of names.split(" "))
          expect((ar as Json | undefined)?.[name], `${_id} ${name}`).toBeTruthy();
      }
    }
  });

  it("of figures are Arabic too, and those of one or two are written out", () => {
    for (const { _id, metricsImproved = [], timeline = [], isPublished } of ofType("caseStudy")) {
      if (!isPublished) continue;
      for (const metric of metricsImproved as Json[]) {
        const { unit, before, after, beforeLabel, afterLabel, label } = metric;
        const ar = metric.ar as Json;
        expect(ar, `${_id} ${label}`).toMatchObject({ label: expect.any(String) });
        const inWords = ar.beforeLabel && ar.afterLabel;
        expect(ar.unit ?? inWords, `${_id} ${label}`).toEqual(expect.any(String));
        for (const [amount, english, words] of [
          [before, beforeLabel, ar.beforeLabel],
          [after, afterLabel, ar.afterLabel],
        ]) {
          if (amount === 1) expect(english, `${_id} ${unit}`).toBeTruthy();
          if (amount === 1 || amount === 2) expect(words, `${_id} ${unit}`).toBeTruthy();
        }
      }
      for (const { ar, title } of timeline as Json[]) expect(ar, `${_id} ${title}`).toBeTruthy();
    }
  });

  it("tell of no day that is still to come, since they are read on any", () => {
    const latest = ofType("blogPost").map(({ publishedDate }) => String(publishedDate ?? ""));
    expect(latest.toSorted().at(-1)).toBe("2026-11-13T06:00:00Z");
    const text = JSON.stringify(ofType("blogPost"));
    expect(text).not.toMatch(/planned to launch|Until then|مقرّر/);
  });

  it("of articles name no month of a year that would have to shift with them", () => {
    const months =
      "January|February|March|April|May|June|July|August|September|October|November|December";
    const named = JSON.stringify(ofType("blogPost")).matchAll(
      new RegExp(`(${months})\\s(20\\d\\d)`, "g"),
    );
    const found = new Set([...named].map(([, month, year]) => `${month} ${year}`));
    const fixed = ["August 2026", "January 2017", "January 2026", "March 2024", "March 2026"];
    expect([...found].toSorted()).toEqual(fixed);
  });

  it("have no filler, no placeholder and no foreign mail domain", () => {
    const text = JSON.stringify(sampleDocuments);
    expect(text).not.toMatch(/lorem|ipsum|dolor sit|TODO|TBD|xxx/i);
    for (const [, host] of text.matchAll(/https?:\/\/([^/"]+)/g)) {
      expect(host).toMatch(/\.example$|^www\.(?:w3|rfc-editor)\.org$/);
    }
    expect(text).not.toMatch(/[\w.]+@(?!file:)(?!.*\.example)[\w.]+\.\w+/);
  });

  it.each([
    ["misspelled words", /(?<!\p{L})(جاري|الالكتروني|الى|إسم|إشتراك|الإثنين|مسئول|شكراً)(?!\p{L})/u],
    [
      "officialese",
      /(?<!\p{L})(قام|قمنا|تقوم|يقوم) ب|(?<!\p{L})[يت]تم(?!\p{L})|من قبل(?= (ال|ف|م))/u,
    ],
    ["plural address", /\p{L}+كم(?!\p{L})(?<!(?<!\p{L})(الحكم|للحكم|حكم|تحكم|كم|بكم))/u],
    ["tanween after alif", /اً/u],
    ["Eastern digits", /[٠-٩]/u],
    ["Latin punctuation", /\p{Script=Arabic}[,;?]/u],
    ["a space before punctuation", / [،؛؟.:]/u],
    ["tatweel", /ـ/u],
    ["wrong quotation marks", /["“”]/u],
    ["an ampersand", /&/u],
  ])("in Arabic hold no %s", (_, fault) => {
    expect(arabic.filter((text) => fault.test(text))).toEqual([]);
  });
});
