// @vitest-environment node
import { describe, expect, it } from "vitest";
import { foldText, matchesText } from "./foldText.ts";

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
    ["۲۰۲۶", "2026"],
    ["١٬٠٠٠", "1,000"],
    ["وکالة", "وكالة"],
    ["رقمی", "رقمي"],
    ["seo", "SEO"],
    ["café", "cafe"],
    ["تسويق", "للتسويق"],
    ["الامارات دبي", "دبي، إمارات"],
    ["", "anything"],
  ])("%s finds %s", (query, text) => {
    expect(matchesText(text, query)).toBe(true);
  });

  it.each([
    ["تنزيل", "تحميل"],
    ["دبي الرياض", "دبي"],
    ["الا", "بلد"],
  ])("%s does not find %s", (query, text) => {
    expect(matchesText(text, query)).toBe(false);
  });

  it("leaves letters, numbers and signs that mean something", () => {
    expect(foldText("  C++, C# & 99.9٪ ")).toBe("c++ c# 99 9%");
  });
});
