/**
 * Draws sample clients' portraits: `npm run pictures:clients`, or `node scripts/pictures/clients.ts
 * marsa-lines`.
 */
import { join } from "node:path";
import type { PortraitRecord } from "@agency/ui/Portrait";
import sharp from "sharp";
import {
  drawFullPortrait,
  fullPortraitSize,
} from "../../packages/showcase/og-image/drawPortrait.ts";
import { clientPortraits } from "../../packages/showcase/sample/clients.ts";
import { sampleFolder } from "../../packages/showcase/sample/index.ts";
import { getClientFile } from "../../packages/showcase/sample/pictures.ts";

const raw = { ...fullPortraitSize, channels: 4 } as const;

const [, , ...wanted] = process.argv;
for (const [slug, record] of Object.entries(clientPortraits)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  for (const theme of ["dark", "light"] as const) {
    const pixels = drawFullPortrait(record as PortraitRecord, theme);
    const { size } = await sharp(pixels, { raw })
      .removeAlpha()
      .webp({ quality: 62, effort: 6, smartSubsample: true })
      .toFile(join(sampleFolder, "images", getClientFile(slug, theme)));
    console.log(`${slug} ${theme} ${Math.round(size / 1024)} KB`);
  }
}
