import { expect, it } from "vitest";
import { cropPicture, getImageSrcSet, getImageUrl } from "../src/index.ts";

const url = "https://cdn.example.com/images/p/production/abc-2000x1333.webp";

it("asks for a width, or for a box", () => {
  expect(getImageUrl(url, { width: 640 })).toBe(`${url}?w=640&q=80&auto=format`);
  expect(getImageUrl(url, { width: 640, height: 400, quality: 60 })).toBe(
    `${url}?w=640&h=400&fit=crop&q=60&auto=format`,
  );
  expect(getImageUrl(`${url}?rect=0,0,9,9`, { width: 9 })).toContain("?rect=0,0,9,9&w=9");
});

it("offers no width which the original cannot fill", () => {
  expect(getImageSrcSet({ url, width: 1000 }, [480, 960, 1440, 2000])).toBe(
    [480, 960, 1000].map((width) => `${url}?w=${width}&q=80&auto=format ${width}w`).join(", "),
  );
  expect(getImageSrcSet({ url, width: 2000 }, [480])).toBe(`${url}?w=480&q=80&auto=format 480w`);
});

it("shows what an editor has left of a picture", () => {
  const picture = { url, width: 2000, height: 1333, crop: null };
  expect(cropPicture(picture)).toBe(picture);
  const crop = { top: 0.1, bottom: 0.2, left: 0.25, right: 0 };
  const cropped = cropPicture({ ...picture, crop });
  expect(cropped).toEqual({
    url: `${url}?rect=500,133,1500,933`,
    width: 1500,
    height: 933,
    crop,
  });
  expect(getImageSrcSet(cropped, [800, 2000])).toBe(
    [800, 1500]
      .map((width) => `${url}?rect=500,133,1500,933&w=${width}&q=80&auto=format ${width}w`)
      .join(", "),
  );
  const nothing = { top: 0.5, bottom: 0.5, left: 0.5, right: 0.5 };
  expect(cropPicture({ ...picture, crop: nothing })).toMatchObject({ width: 1, height: 1 });
});
