import { describe, expect, it } from "vitest";
import { parseQuery } from "../src/query.ts";
import { createIndex, entry, tokenizer } from "./support.ts";

const found = (q: string, text: string, field: "title" | "body" = "title") =>
  createIndex(entry("a", { title: { en: "", ar: null }, [field]: { en: text, ar: null } })).find({
    q,
  }).count === 1;

describe("what is found", () => {
  it.each([
    ["اعلان", "إعلان"],
    ["ابوظبي", "أبوظبي"],
    ["اسيا", "آسيا"],
    ["ٱلتسويق", "التسويق"],
    ["مدونه", "مدوّنة"],
    ["هويه", "هُويّة"],
    ["مستوي", "مستوى"],
    ["دبى", "دبي"],
    ["قايمه", "قائمة"],
    ["شوون", "شؤون"],
    ["شرا", "شراء"],
    ["انشاء", "إنشاء"],
    ["التســـويق", "التسويق"],
    ["شكراً", "شكرًا"],
    ["٢٠٢٦", "2026"],
    ["2026", "عام ٢٠٢٦"],
    ["۲۰۲۶", "2026"],
    ["١٬٠٠٠", "1,000"],
    ["وکالة", "وكالة"],
    ["رقمی", "رقمي"],
    ["seo", "SEO"],
    ["seo", "خدمات الـSEO"],
    ["café", "cafe"],
    ["تسويق", "للتسويق"],
    ["تسويق", "والتسويق"],
    ["تسويق", "بتسويق"],
    ["مدون", "وبالمدوّنات"],
    ["التسويق", "خطة تسويق"],
    ["التسويق", "وتسويقها"],
    ["مسئول", "المسؤوليات"],
    ["المسؤول", "مسئول المبيعات"],
    ["أبو ظبي", "مكتبنا في أبوظبي"],
    ["ابوظبي", "أبو ظبي"],
    ["جيميستري", "Gymestry"],
    ["جيمستري", "منصة Gymestry"],
    ["ريندر", "Rendre"],
    ["أب فلاي أوفر", "UpFlyover"],
    ["ابفلايوفر", "UpFlyover"],
    ["Gymestry", "منصة جيميستري"],
    ["forms shorter", "Count the fields: why our forms got shorter"],
    ["stopwat", "a stopwatch"],
    ["c++", "written in C++"],
    ["+41%", "+41% more"],
    ["w3c", "the W3C says"],
  ])("%s finds %s", (q, text) => {
    expect(found(q, text)).toBe(true);
    expect(found(q, text, "body")).toBe(true);
  });

  it.each([
    ["تنزيل", "تحميل"],
    ["مسؤول", "مسائل"],
    ["أبو ظبي", "ظبي"],
    ["ريندر", "render"],
    ["forms longer", "why our forms got shorter"],
    ["watch", "a stopwatch"],
  ])("%s does not find %s", (q, text) => {
    expect(found(q, text)).toBe(false);
  });

  it("is every word of a search, together in the short texts or near each other in the body", () => {
    const { paths } = createIndex(
      entry("title", { title: { en: "Count the fields", ar: "عدّ الحقول" }, names: "Lina Haddad" }),
      entry("near", { body: { en: "The store has a room.", ar: null } }),
      entry("far", { body: { en: `store ${"word ".repeat(60)} room`, ar: null } }),
      entry("both", { title: { en: "store", ar: null }, body: { en: "room", ar: null } }),
    );
    expect(paths({ q: "store room" })).toEqual(["/blog/near"]);
    expect(paths({ q: "count haddad" })).toEqual(["/blog/title"]);
    expect(paths({ q: "الحقول count" })).toEqual(["/blog/title"]);
  });

  it("needs no single letter beside longer words", () => {
    expect(parseQuery("plan b", tokenizer)).toEqual(["plan"]);
    expect(parseQuery("b", tokenizer)).toEqual(["b"]);
    expect(parseQuery("plan plan", tokenizer)).toEqual(["plan"]);
    expect(parseQuery(" ", tokenizer)).toBeUndefined();
    expect(parseQuery("؟!", tokenizer)).toEqual([]);
  });
});

describe("what means something to the index", () => {
  const { paths, find } = createIndex(
    entry("a", {
      title: { en: "Near OR not", ar: null },
      labels: [{ kind: "tag", key: "Gulf", ar: null }],
    }),
  );

  it.each([
    '"',
    '""',
    "' OR 1=1 --",
    "title : near",
    "near(",
    "NEAR(near not, 5)",
    "near*",
    "^near",
    "-near",
    "{title} : near",
    "near AND",
    "(near",
    "near \\",
    "near\u0000",
    "keys:near",
    "𝕏 🙂",
    "ﷺ",
    "\ud800",
    "near ".repeat(40),
    "a".repeat(200),
  ])("does no harm in %j", (q) => {
    expect(find({ q }).count).toBeGreaterThanOrEqual(0);
  });

  it("is a word like any other", () => {
    expect(paths({ q: "NEAR" })).toEqual(["/blog/a"]);
    expect(paths({ q: '"near" OR' })).toEqual(["/blog/a"]);
    expect(paths({ q: "near*" })).toEqual(["/blog/a"]);
    expect(paths({ tag: 'Gulf" OR "x' })).toEqual([]);
  });

  it("signs alone find nothing, no text finds all", () => {
    for (const q of ["😀", "—", "؟!", "ـ"]) expect(find({ q }).count).toBe(0);
    for (const q of ["", "  "]) expect(find({ q }).count).toBe(1);
  });
});
