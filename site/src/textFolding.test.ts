import { createMatcher } from "@agency/client/lists/createTextFilter";
import { expect, it } from "vitest";
import { fold } from "./textFolding.ts";

it.each([
  ["مسئول", "المسؤوليات"],
  ["المسؤول", "مسئول المبيعات"],
  ["أبو ظبي", "مكتبنا في أبوظبي"],
  ["ابوظبي", "أبو ظبي"],
  ["جيميستري", "Gymestry"],
  ["جيمستري", "منصة Gymestry"],
  ["ريندر", "Rendre"],
  ["رندر", "منصة Rendre"],
  ["أب فلاي أوفر", "UpFlyover"],
  ["ابفلايوفر", "UpFlyover"],
  ["Gymestry", "منصة جيميستري"],
  ["forms shorter", "Count the fields: why our forms got shorter"],
])("%s finds %s", (query, text) => {
  expect(createMatcher(query, fold)(fold(text))).toBe(true);
});

it.each([
  ["تنزيل", "تحميل"],
  ["مسؤول", "مسائل"],
  ["أبو ظبي", "ظبي"],
  ["ريندر", "render"],
  ["forms longer", "why our forms got shorter"],
])("%s does not find %s", (query, text) => {
  expect(createMatcher(query, fold)(fold(text))).toBe(false);
});

it("signs alone find nothing, no query finds all", () => {
  for (const query of ["😀", "—", "؟!", "ـ"])
    expect(createMatcher(query, fold)(fold("مدوّنة blog"))).toBe(false);
  for (const query of ["", "  "]) expect(createMatcher(query, fold)(fold("مدوّنة blog"))).toBe(true);
});
