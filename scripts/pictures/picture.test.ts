import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cropToDrawn, decode, differenceOf, encode, type Picture } from "./picture.ts";

/** A button on a ground, in a frame of 400 × 300, set off from the corner where the page begins. */
const frameOf = (x: number, y: number, label = "M 34 20 h 60 M 34 28 h 44") =>
  decodeSvg(
    `<rect width="400" height="300" fill="#0e0d0b"/>
     <g transform="translate(${x} ${y})">
       <rect x="0.5" y="0.5" width="128" height="44" rx="4" fill="#ff8a00" stroke="#fff"/>
       <path d="${label}" stroke="#14110d" stroke-width="3"/>
     </g>`,
  );

async function decodeSvg(drawing: string): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${drawing}</svg>`;
  return decode(await sharp(Buffer.from(svg)).png().toBuffer());
}

const messageOf = (one: Picture, other: Picture) => differenceOf(one, other)?.message;

describe("a picture", () => {
  it("ends beside the last thing drawn, and keeps the corner where the page begins", async () => {
    const { width, height } = cropToDrawn(await frameOf(40, 30), "ltr", 0);
    expect({ width, height }).toEqual({ width: 40 + 129 + 16, height: 30 + 45 + 16 });
  });

  it("begins at the right where the page does", async () => {
    const frame = await frameOf(240, 30);
    const picture = cropToDrawn(frame, "rtl", 0);
    expect(picture.width).toBe(400 - 240 + 16);
    const same = cropToDrawn(await frameOf(31, 30), "ltr", 0);
    expect(picture.width).toBe(same.width);
  });

  it("keeps the space that a story has below", async () => {
    expect(cropToDrawn(await frameOf(40, 30), "ltr", 203.4).height).toBe(204);
    expect(cropToDrawn(await frameOf(40, 30), "ltr", 900).height).toBe(300);
    expect(cropToDrawn(await frameOf(40, -20), "ltr", 900).height).toBe(25 + 240);
  });

  it("is the whole frame where something is drawn in its far corner", async () => {
    const { width, height } = cropToDrawn(
      await decodeSvg(
        '<rect width="400" height="300"/><path d="M390 290h10v10h-10z" fill="#fff"/>',
      ),
      "ltr",
      0,
    );
    expect({ width, height }).toEqual({ width: 400, height: 300 });
  });

  it("of nothing is of the ground alone", async () => {
    const { width, height } = cropToDrawn(await decodeSvg(""), "rtl", 0);
    expect({ width, height }).toEqual({ width: 16, height: 16 });
  });
});

describe("two pictures", () => {
  const frame = async (x: number, y: number) => cropToDrawn(await frameOf(x, y), "ltr", 200);

  it("are the same to the eye however one was written", async () => {
    const picture = await frame(40, 30);
    const written = await encode(picture);
    expect((await sharp(written).metadata()).format).toBe("webp");
    expect(messageOf(await decode(written), picture)).toBeUndefined();
    expect(messageOf(picture, picture)).toBeUndefined();
  });

  it("keep all colours where few would be seen", async () => {
    const data = Buffer.alloc(512 * 512 * 4, 255);
    for (let at = 0; at < 512 * 512; at++) {
      data[at * 4] = at & 255;
      data[at * 4 + 1] = (at >> 8) & 255;
      data[at * 4 + 2] = (at * 37) & 255;
    }
    const picture = { width: 512, height: 512, data };
    const written = await encode(picture);
    expect(messageOf(await decode(written), picture)).toBeUndefined();
  });

  it.each([
    ["2 px to the side", 42, 30],
    ["2 px down", 40, 32],
    ["2 px up", 40, 28],
  ])("differ by a margin: %s", async (_, x, y) => {
    const all = await frameOf(40, 30);
    // Of one size, so that the pixels alone tell.
    expect(messageOf(all, await frameOf(x, y))).toMatch(/pixels differ/);
    expect(messageOf(await frame(40, 30), await frame(x, y))).toBeDefined();
  });

  it("differ by a mark as small as a comma", async () => {
    expect(
      messageOf(await frameOf(40, 30), await frameOf(40, 30, "M 34 20 h 60 M 34 28 h 60")),
    ).toMatch(/pixels differ/);
  });

  it("differ by their size", async () => {
    const picture = await frame(40, 30);
    const longer = cropToDrawn(await frameOf(40, 30), "ltr", 202);
    expect(messageOf(picture, longer)).toBe("185 × 202 pixels in place of 185 × 200");
  });
});
