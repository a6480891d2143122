import { createReadStream, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { extractPalette } from "../src/assets/palette.ts";
import { failure, startServer, type TestServer } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.lake.reset("production"));

describe("uploads", () => {
  it("takes buffers and streams, the same bytes once", async () => {
    const { editor } = server;
    const png = await sharp({
      create: { width: 40, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const image = await editor.assets.upload("image", png, {
      filename: "half.png",
      title: "Half",
      source: { id: "1", name: "shop", url: "https://shop.test/1" },
    });
    expect(image._id).toMatch(/^image-[0-9a-f]{40}-40x20-png$/);
    expect(image).toMatchObject({
      _type: "sanity.imageAsset",
      originalFilename: "half.png",
      extension: "png",
      mimeType: "image/png",
      size: png.length,
      title: "Half",
      source: { id: "1", name: "shop" },
      metadata: {
        dimensions: { width: 40, height: 20, aspectRatio: 2 },
        hasAlpha: true,
        isOpaque: false,
      },
    });
    expect(image.metadata.lqip).toMatch(/^data:image\/png;base64,/);
    expect(image.metadata.blurHash).toMatch(/^[\w#$%*+,.:;=?@[\]^{|}~-]{28}$/);
    expect(image.metadata.palette?._type).toBe("sanity.imagePalette");
    expect(image.metadata.palette?.dominant).toMatchObject({
      background: expect.stringMatching(/^#[0-9a-f]{6}$/),
      foreground: expect.stringMatching(/^#(fff|000)$/),
      title: expect.stringMatching(/^#(fff|000)$/),
      population: 100,
    });
    expect(await editor.assets.upload("image", png, { filename: "b.png" })).toEqual(image);

    const path = join(server.dataDir, "cv.pdf");
    writeFileSync(path, "%PDF-1.4 a resume");
    const file = await editor.assets.upload("file", createReadStream(path), {
      filename: "Lebenslauf – Ä.pdf",
      contentType: "application/pdf",
    });
    expect(file._id).toMatch(/^file-[0-9a-f]{40}-pdf$/);
    const response = await fetch(`${server.url}${file.url}?dl`);
    expect(await response.text()).toBe("%PDF-1.4 a resume");
    expect(response.headers.get("content-disposition")).toContain("attachment");
    expect(response.headers.get("content-disposition")).toContain("%C3%84.pdf");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");

    const onDisk = () => readdirSync(join(server.dataDir, "assets/production/files"));
    expect(onDisk()).toHaveLength(1);
    await editor.delete(file._id);
    expect(onDisk()).toEqual([]);
    expect((await fetch(`${server.url}${file.url}`)).status).toBe(404);
  });

  it("refuses what is no image", async () => {
    const error = await failure(server.editor.assets.upload("image", Buffer.from("no picture")));
    expect(error.statusCode).toBe(400);
    expect(error.message).toContain("not an image that can be read");
  });
});

it("tells the colours of a picture with their shares, and none of what nobody sees", async () => {
  const paint = (background: string, left = 0) => ({
    input: { create: { width: 100, height: 200, channels: 3, background } } as const,
    left,
    top: 0,
  });
  const base = { width: 400, height: 200, channels: 4, background: "#0000" } as const;
  const picture = await sharp({ create: base })
    .composite([paint("#d02020"), paint("#d02020", 100), paint("#204080", 200)])
    .raw()
    .toBuffer();
  const { dominant, vibrant, darkVibrant, muted } = await extractPalette(picture);
  expect(dominant).toEqual(vibrant);
  expect(vibrant).toMatchObject({ foreground: "#fff", population: expect.closeTo(66.7, -1) });
  expect(darkVibrant).toMatchObject({ background: expect.stringMatching(/^#[0-3]/) });
  expect(muted).toBeUndefined();
  const unseen = await sharp({ create: base }).raw().toBuffer();
  expect(await extractPalette(unseen)).toEqual({ _type: "sanity.imagePalette" });
});
