import sharp from "sharp";

/** In bytes. */
const maxBytes = 60_000;

const qualities = [76, 70, 62, 54, 46, 38, 30];

/** Returns a WebP file of at most 60 KB. @param width in px */
export async function compress(picture: Buffer, width: number): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await sharp(picture)
      .resize({ width })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (file.length <= maxBytes) return file;
  }
  throw new Error(`More than ${maxBytes / 1000} KB`);
}
