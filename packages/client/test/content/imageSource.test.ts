import { expect, it } from "vitest";
import { getFeaturedImage, getImageSource } from "../../src/content/imageSource.ts";

const image = {
  url: "https://cdn.example.com/a-2000x1000.webp",
  width: 2000,
  height: 1000,
  lqip: "data:image/webp;base64,AA==",
  mirrorInRtl: false,
  crop: null,
  alt: null,
};
const crop = { top: 0, bottom: 0.5, left: 0.25, right: 0.25 };

it("asks for all of a picture, with its placeholder", () => {
  const { src, placeholder, width, height } = getImageSource(image);
  expect({ placeholder, width, height }).toEqual({
    placeholder: image.lqip,
    width: 2000,
    height: 1000,
  });
  expect(src).not.toContain("rect=");
});

it("mirrors what the content lets mirror", () => {
  expect(getImageSource(image).mirror).toBe(false);
  expect(getImageSource({ ...image, mirrorInRtl: true }).mirror).toBe(true);
});

it("asks for what an editor has left of it, in both themes", () => {
  const picture = getFeaturedImage({
    featuredImage: { ...image, crop },
    featuredImageLight: { ...image, crop: { ...crop, bottom: 0 } },
  });
  expect(picture).toMatchObject({ width: 1000, height: 500, placeholder: undefined });
  for (const [from, rect] of [
    [picture, "rect=500,0,1000,500&w="],
    [picture?.light, "rect=500,0,1000,1000&w="],
  ] as const) {
    expect(from?.src).toContain(rect);
    expect(from?.srcSet?.match(/rect=/g)).toHaveLength(from?.srcSet?.split(", ").length ?? 0);
  }
});
