import { expect, it } from "vitest";
import { formatCount, formatSize } from "../src/pictures/format.ts";

it("sizes and numbers are written out", () => {
  expect([10, 1_500, 999_400, 1_440_000].map(formatSize)).toEqual([
    "1 kB",
    "2 kB",
    "1,000 kB",
    "1.4 MB",
  ]);
  expect([0, 1, 2].map(formatCount)).toEqual(["No images found.", "1 image", "2 images"]);
});
