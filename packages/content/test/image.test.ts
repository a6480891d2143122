import { expect, it } from "vitest";
import { imageSrcSet, imageUrl } from "../src/index.ts";

const url = "https://cdn.example.com/images/p/production/abc-2000x1333.webp";

it("asks for a width, or for a box", () => {
  expect(imageUrl(url, { width: 640 })).toBe(`${url}?w=640&q=80&auto=format`);
  expect(imageUrl(url, { width: 640, height: 400, quality: 60 })).toBe(
    `${url}?w=640&h=400&fit=crop&q=60&auto=format`,
  );
  expect(imageUrl(`${url}?rect=0,0,9,9`, { width: 9 })).toContain("?rect=0,0,9,9&w=9");
});

it("offers no width which the original cannot fill", () => {
  expect(imageSrcSet({ url, width: 1000 }, [480, 960, 1440, 2000])).toBe(
    [480, 960, 1000].map((width) => `${url}?w=${width}&q=80&auto=format ${width}w`).join(", "),
  );
  expect(imageSrcSet({ url, width: 2000 }, [480])).toBe(`${url}?w=480&q=80&auto=format 480w`);
});
