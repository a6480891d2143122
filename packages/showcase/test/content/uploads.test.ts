import { findUploadProblem, maxPicturePixels, maxUploadBytes } from "@agency/content/uploads";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MAX_PIXELS } from "../../../content-lake/src/assets/metadata.ts";
import { resolveOptions } from "../../../content-lake/src/options.ts";

const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: "teal" } });
const toFile = (content: Buffer | string, name: string, type = "image/png"): File =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name, { type });

/** A header suffices: browsers do not decode before uploading. */
function createPngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(64);
  header.write("\x89PNG\r\n\x1a\n", 0, "latin1");
  header.writeUInt32BE(13, 8);
  header.write("IHDR", 12, "latin1");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

const vector = toFile('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', "a.png");

describe("an upload", () => {
  it.each(["png", "jpeg", "webp", "gif", "avif"] as const)("of a %s is taken", async (format) => {
    const bytes = await picture.clone().toFormat(format).toBuffer();
    expect(await findUploadProblem(toFile(bytes, `a.${format}`), false)).toBeUndefined();
  });

  it("of HEIC, whatever its name, is refused with a way out", async () => {
    const avif = await picture.clone().avif().toBuffer();
    const heic = Buffer.from(avif.toString("latin1").replaceAll("avif", "heic"), "latin1");
    for (const file of [toFile(heic, "IMG_1.jpg"), toFile("cut off", "IMG_1.HEIC", "")])
      expect(await findUploadProblem(file, true)).toMatch(/HEIC.* Export it as JPEG first/);
  });

  it("of another file is refused, whatever its name says", async () => {
    const tiff = await picture.clone().tiff().toBuffer();
    for (const file of [toFile("Some text.", "text.png"), toFile(tiff, "a.tiff")])
      expect(await findUploadProblem(file, true)).toMatch(
        /^Browsers cannot show this file as an image/,
      );
    expect(await findUploadProblem(toFile("", "a.png"), true)).toMatch(/is empty/);
  });

  it("of SVG is for developers", async () => {
    expect(await findUploadProblem(vector, true)).toBeUndefined();
    expect(await findUploadProblem(vector, false)).toMatch(/^SVG files .* ask an admin/);
  });

  it("above a limit names both sizes", async () => {
    const large = new File([new Uint8Array(60 * 1024 * 1024)], "large.png");
    expect(await findUploadProblem(large, false)).toMatch(/has 60 MB, and the limit is 50 MB/);
    const wide = toFile(createPngHeader(12_000, 12_000), "wide.png");
    expect(await findUploadProblem(wide, false)).toMatch(
      /144 million pixels \(12000 × 12000\), and the limit is 100 million/,
    );
    expect(await findUploadProblem(toFile(createPngHeader(10_000, 10_000), "a.png"), false)).toBe(
      undefined,
    );
  });

  it("has the limits of the content service", () => {
    const token = "x".repeat(32);
    expect(resolveOptions({ dataDir: "", token }).maxAssetBytes).toBe(maxUploadBytes);
    expect(MAX_PIXELS).toBe(maxPicturePixels);
  });
});
