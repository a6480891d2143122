import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { brand } from "@agency/showcase/brand";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { manifestIcons } from "../src/head/icons.ts";

const file = (path: string) => readFile(new URL(`../public${path}`, import.meta.url));

it("security.txt names the contact of the security policy", () => {
  const policy = readFileSync(new URL("../../SECURITY.md", import.meta.url), "utf8");
  expect(policy).toContain(`**${brand.email}**`);
  expect(policy).toContain("/.well-known/security.txt");
});

describe("the icons", () => {
  it.each(manifestIcons)("$src has the size and type it states", async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(await file(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  });

  it("have a touch icon without transparent corners", async () => {
    const { width, hasAlpha } = await sharp(await file("/apple-touch-icon.png")).metadata();
    const { isOpaque } = await sharp(await file("/apple-touch-icon.png")).stats();
    expect([width, !hasAlpha || isOpaque]).toEqual([180, true]);
  });

  it("keep the mark of a maskable one within the 40 % around the middle that every mask leaves", async () => {
    const { data, info } = await sharp(await file("/icon-maskable-512.png"))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = data[0] ?? 0;
    const farthest = data.reduce((max, value, index) => {
      if (Math.abs(value - ground) < 40) return max;
      const at = Math.floor(index / info.channels);
      const [x, y] = [at % info.width, Math.floor(at / info.width)];
      return Math.max(max, Math.hypot(x - 255.5, y - 255.5));
    }, 0);
    expect(farthest).toBeGreaterThan(100);
    expect(farthest).toBeLessThanOrEqual(0.4 * 512);
  });

  it("have a favicon of three sizes, each where its head says", async () => {
    const ico = await file("/favicon.ico");
    const sizes = await Promise.all(
      [0, 1, 2].map(async (index) => {
        const at = 6 + 16 * index;
        const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
        const { width } = await sharp(ico.subarray(offset, offset + length)).metadata();
        return [ico.readUInt8(at), width];
      }),
    );
    expect(sizes).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
  });
});
