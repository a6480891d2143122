import { expect, test } from "vitest";
import { getOpening } from "./getOpening.ts";

const long = "word ".repeat(40).trim();

test("returns a short first paragraph", () => {
  expect(getOpening("One sentence. Another one.\n\nThe next paragraph.")).toBe(
    "One sentence. Another one.",
  );
});

test("returns the first sentence of a long paragraph", () => {
  const sentence = "A publisher in London asked us for a shop that opens within one second.";
  expect(getOpening(`${sentence} ${long}`)).toBe(sentence);
});

test("cuts a long sentence between two words", () => {
  const opening = getOpening(long);
  expect(opening.length).toBeLessThanOrEqual(160);
  expect(opening).toMatch(/ word…$/);
});
