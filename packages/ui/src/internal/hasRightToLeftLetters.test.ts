import { expect, it } from "vitest";
import { hasRightToLeftLetters } from "./hasRightToLeftLetters.ts";

it.each(["ساعتان", "دو هفته", "שעתיים", "3 שעות"])("does not isolate %s", (figure) => {
  expect(hasRightToLeftLetters(figure)).toBe(true);
});

it.each(["+12%", "3 weeks", "−0.5", "", 12, undefined])("isolates %s", (figure) => {
  expect(hasRightToLeftLetters(figure)).toBe(false);
});
