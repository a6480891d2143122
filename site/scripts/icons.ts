/**
 * Generates `public/` icons from the brand mark ●—◆, never mirrored: `node site/scripts/icons.ts`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { brand } from "@agency/showcase/brand";
import { brandColors } from "@agency/showcase/colors";
import sharp from "sharp";

const folder = new URL("../public/", import.meta.url);
const { accent, dark, light } = brandColors;

/** Parts of the icon's side. */
interface Shape {
  inset: number;
  /** Radius of ●. */
  radius: number;
  /** Half the diagonal of ◆. */
  half: number;
  line: number;
}

/** 17 % margin. */
const app: Shape = { inset: 0.17, radius: 0.0885, half: 0.122, line: 0.034 };
/** Within the 60 % that no mask clips. */
const masked: Shape = { inset: 0.2, radius: 0.0804, half: 0.111, line: 0.031 };
const tab: Shape = { inset: 0, radius: 0.2, half: 0.28, line: 0.11 };

function mark({ inset, radius, half, line }: Shape, paint: string): string {
  const side = 512;
  const px = (part: number) => Math.round(part * side * 10) / 10;
  const [from, to, middle] = [px(inset + radius), px(1 - inset - half), px(0.5)];
  const [r, h, thick] = [px(radius), px(half), px(line)];
  return (
    `<g ${paint}><circle cx="${from}" cy="${middle}" r="${r}"/>` +
    `<path d="M${from} ${px(0.5 - line / 2)}H${to}v${thick}H${from}zM${px(1 - inset - 2 * half)} ${middle}l${h}-${h} ${h} ${h}-${h} ${h}z"/></g>`
  );
}

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${inner}</svg>`;

const fill = (color: string) => `fill="${color}"`;
const ground = (corner: number) =>
  `<rect width="512" height="512" rx="${corner * 512}" ${fill(accent.ground)}/>`;

const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: 72 * Math.max(1, size / 512) })
    .resize(size, size)
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** ICO with PNG data (Windows Vista and later, every browser). */
function ico(pictures: { size: number; file: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, file }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(file.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += file.length;
  });
  return Buffer.concat([head, ...pictures.map(({ file }) => file)]);
}

const rounded = svg(ground(0.22) + mark(app, fill(accent.ink)));
const square = svg(ground(0) + mark(app, fill(accent.ink)));
const maskable = svg(ground(0) + mark(masked, fill(accent.ink)));
const monochrome = svg(mark(app, fill("#fff")));
// Visible on light and dark tabs. ICO files have no media queries.
const inTab = svg(mark(tab, fill(light.line)));
const style = `<style>path,circle{fill:${light.line}}@media (prefers-color-scheme:dark){path,circle{fill:${dark.line}}}</style>`;

const sizes = [16, 32, 48];
const tabs = await Promise.all(sizes.map(async (size) => ({ size, file: await png(inTab, size) })));
const files: Record<string, Buffer | string> = {
  "favicon.ico": ico(tabs),
  "favicon.svg": `${svg(`<title>${brand.name.en}</title>${style}${mark(tab, "")}`)}\n`.replace(
    "<g >",
    "<g>",
  ),
  "apple-touch-icon.png": await png(square, 180),
  "icon-192.png": await png(rounded, 192),
  "icon-512.png": await png(rounded, 512),
  "icon-maskable-192.png": await png(maskable, 192),
  "icon-maskable-512.png": await png(maskable, 512),
  "icon-monochrome-512.png": await png(monochrome, 512),
};
mkdirSync(folder, { recursive: true });
for (const [name, file] of Object.entries(files)) writeFileSync(new URL(name, folder), file);
