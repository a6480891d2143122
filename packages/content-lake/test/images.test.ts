import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "./server.ts";

let server: TestServer;
let photo: string;
let cutout: string;
let turned: string;
let vector: string;

beforeAll(async () => {
  server = await startServer({ maxVariants: 30 });
  const blank = (width: number, height: number, alpha = 1) =>
    sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } });
  const upload = async (bytes: Buffer, filename: string) => {
    const { url } = await server.editor.assets.upload("image", bytes, { filename });
    return server.url + url;
  };
  const blue = await sharp({
    create: { width: 200, height: 200, channels: 3, background: { r: 20, g: 20, b: 220 } },
  })
    .png()
    .toBuffer();
  const halves = blank(400, 200).composite([{ input: blue, left: 200, top: 0 }]);
  photo = await upload(await halves.jpeg({ quality: 95 }).toBuffer(), "photo.jpg");
  cutout = await upload(await blank(100, 100, 0.3).png().toBuffer(), "cutout.png");
  turned = await upload(
    await blank(60, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    "turned.jpg",
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script></svg>`;
  vector = await upload(Buffer.from(svg), "vector.svg");
});
afterAll(() => server.close());

const token = () => ({ authorization: `Bearer ${server.lake.token}` });

async function get(url: string, accept = "*/*") {
  const response = await fetch(url, { headers: { accept, ...token() } });
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height, hasAlpha, compression } = await sharp(bytes).metadata();
  return { response, bytes, size: [width, height], format, hasAlpha, compression };
}

describe("sizes", () => {
  it.each([
    ["w=100", [100, 50]],
    ["h=50", [100, 50]],
    ["w=100&h=100", [100, 50]],
    ["w=100&h=100&fit=max", [100, 50]],
    ["w=100&h=100&fit=crop", [100, 100]],
    ["w=100&h=100&fit=min", [100, 100]],
    ["w=100&h=100&fit=fill&bg=00ff00", [100, 100]],
    ["w=100&h=100&fit=fillmax", [100, 100]],
    ["w=100&h=100&fit=scale", [100, 100]],
    ["w=100&dpr=2", [200, 100]],
    ["max-w=100", [100, 50]],
    ["w=300&max-h=20", [40, 20]],
    ["w=9999", [400, 200]],
    ["w=9999&h=9999&fit=crop", [200, 200]],
    ["w=9999&h=9999&fit=scale", [400, 200]],
    ["rect=0,0,50,60", [50, 60]],
    ["rect=390,190,50,50", [10, 10]],
    ["rect=200,0,200,200&w=20", [20, 20]],
    ["w=1", [1, 1]],
  ])("%s", async (parameters, size) => {
    const found = await get(`${photo}?${parameters}`);
    expect(found.size).toEqual(size);
    expect(found.format).toBe("jpeg");
    expect(found.response.headers.get("content-type")).toBe("image/jpeg");
  });

  it("takes the part that rect names", async () => {
    const colour = async (x: number) => {
      const { bytes } = await get(`${photo}?rect=${x},0,200,200&fm=png`);
      const { channels } = await sharp(bytes).stats();
      return channels.map(({ mean }) => Math.round(mean));
    };
    const [left, right] = [await colour(0), await colour(200)];
    expect(left[0]).toBeGreaterThan(150);
    expect(right[2]).toBeGreaterThan(150);
    const flipped = await get(`${photo}?flip=h&rect=0,0,400,200&w=2&fit=max&fm=png`);
    expect(flipped.size).toEqual([2, 1]);
  });

  it("measures a turned photograph the right way up", async () => {
    expect(turned).toContain("-30x60.jpg");
    expect((await get(`${turned}?w=15`)).size).toEqual([15, 30]);
  });
});

describe("formats", () => {
  it.each([
    ["fm=webp", "webp", "image/webp"],
    ["fm=png", "png", "image/png"],
    ["fm=jpg", "jpeg", "image/jpeg"],
    ["fm=pjpg", "jpeg", "image/jpeg"],
    ["fm=avif", "heif", "image/avif"],
  ])("%s", async (parameters, format, type) => {
    const found = await get(`${cutout}?w=50&${parameters}`);
    expect(found.format).toBe(format);
    expect(found.response.headers.get("content-type")).toBe(type);
    expect(found.hasAlpha).toBe(format !== "jpeg");
  });

  it("picks WebP for those who take it", async () => {
    const modern = await get(`${photo}?auto=format`, "image/avif,image/webp,*/*");
    expect(modern.format).toBe("webp");
    expect(modern.response.headers.get("vary")).toContain("Accept");
    const old = await get(`${photo}?auto=format`, "image/png,*/*");
    expect(old.format).toBe("jpeg");
    expect(old.response.headers.get("vary")).toContain("Accept");
  });

  it("has less to send at a lower quality", async () => {
    const low = await get(`${photo}?q=10`);
    const high = await get(`${photo}?q=95`);
    expect(low.bytes.length).toBeLessThan(high.bytes.length);
  });

  it("sends vector images as they are, unable to run anything", async () => {
    const response = await fetch(`${vector}?w=5`);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(response.headers.get("content-disposition")).toContain("attachment");
    expect(await response.text()).toContain("<svg");
  });
});

describe("caching", () => {
  it("answers 304 to those who have it", async () => {
    for (const url of [photo, `${photo}?w=33`]) {
      const { response } = await get(url);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const etag = response.headers.get("etag") ?? "";
      const again = await fetch(url, { headers: { "If-None-Match": etag, ...token() } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    }
    const [a, b] = [await fetch(`${photo}?w=64`), await fetch(`${photo}?w=65`)];
    expect(a.headers.get("etag")).not.toBe(b.headers.get("etag"));
    const head = await fetch(`${photo}?w=64`, { method: "HEAD" });
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
  });

  it("makes the same picture of many requests at once, and of more variants than are kept", async () => {
    const same = await Promise.all(Array.from({ length: 20 }, () => get(`${photo}?w=77`)));
    expect(new Set(same.map(({ bytes }) => bytes.toString("hex"))).size).toBe(1);
    const widths = Array.from({ length: 40 }, (_, i) => 100 + i);
    const many = await Promise.all(widths.map((w) => get(`${photo}?w=${w}`)));
    expect(many.map(({ size }) => size[0])).toEqual(widths);
    expect((await get(`${photo}?w=100`)).size).toEqual([100, 50]);
    expect(readdirSync(join(server.dataDir, "cache"))).toHaveLength(30);
  });
});

describe("places that stay, and effects", () => {
  const colour = async (parameters: string) => {
    const { bytes, size } = await get(`${photo}?fm=png&${parameters}`);
    const { channels } = await sharp(bytes).stats();
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => Math.round(mean));
    return { size, red, green, blue };
  };

  it.each([
    ["fp-x=0.1", "red", "blue"],
    ["fp-x=0.9", "blue", "red"],
    // The edge of the image is the limit.
    ["fp-x=1&fp-y=0", "blue", "red"],
    ["fp-x=0.7&fp-z=4", "blue", "red"],
  ] as const)("keeps what is around %s", async (place, more, less) => {
    const found = await colour(`w=50&h=50&fit=crop&crop=focalpoint&${place}`);
    expect(found.size).toEqual([50, 50]);
    expect(found[more]).toBeGreaterThan(150);
    expect(found[less]).toBeLessThan(100);
  });

  it("turns, greys, inverts, blurs, sharpens and frames", async () => {
    expect((await colour("w=100&or=90")).size).toEqual([50, 100]);
    expect((await colour("w=100&pad=10&bg=00ff00")).size).toEqual([120, 70]);
    const grey = await colour("w=100&sat=-100");
    expect(Math.abs(grey.red - grey.blue)).toBeLessThan(3);
    const plain = await colour("w=100");
    expect((await colour("w=100&invert=true")).red).toBeCloseTo(255 - plain.red, -1);
    const sharpest = async (parameters: string) =>
      (await sharp((await get(`${photo}?fm=png&w=100&${parameters}`)).bytes).stats()).sharpness;
    expect(await sharpest("blur=100")).toBeLessThan(await sharpest("frame=1"));
    expect(await sharpest("sharp=100")).toBeGreaterThan(await sharpest("frame=1"));
  });

  it.each([
    "fp-x=0.5",
    "crop=focalpoint&fp-x=2",
    "crop=focalpoint&fp-z=0",
    "blur=0",
    "blur=x",
    "or=45",
    "sat=-101",
    "invert=yes",
    "frame=2",
    "pad=-1",
  ])("refuses %s", async (parameters) => {
    const response = await fetch(`${photo}?w=64&${parameters}`, { headers: token() });
    expect(response.status).toBe(400);
  });
});

describe("whoever has no token", () => {
  const stranger = async (parameters: string) => {
    const response = await fetch(`${photo}?${parameters}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) return response.status;
    const { width, height } = await sharp(bytes).metadata();
    return `${width}x${height}`;
  };

  it.each([
    ["w=100", "128x64"],
    ["w=129", "160x80"],
    ["w=50&dpr=2", "128x64"],
    ["w=50&h=50&fit=crop", "64x64"],
    ["w=399", "400x200"],
    ["w=9999", "400x200"],
  ])("gets the next size of a ladder: %s", async (parameters, size) => {
    expect(await stranger(parameters)).toBe(size);
  });

  it("gets the next quality of a ladder", async () => {
    const tag = async (q: number) => (await fetch(`${photo}?w=64&q=${q}`)).headers.get("etag");
    expect(await tag(61)).toBe(await tag(75));
    expect(await tag(60)).not.toBe(await tag(75));
  });

  it("gets the parts that content shows, and no others", async () => {
    expect(await stranger("rect=100,0,200,200")).toBe(400);
    const [, asset = ""] = /production\/(.+)\.jpg/.exec(photo) ?? [];
    const crop = { _type: "sanity.imageCrop", left: 0.25, right: 0.25, top: 0, bottom: 0 };
    await server.editor.create({
      _id: "shown",
      _type: "post",
      cover: { _type: "image", crop, asset: { _type: "reference", _ref: `image-${asset}-jpg` } },
    });
    expect(await stranger("rect=100,0,200,200")).toBe("200x200");
    expect(await stranger("rect=101,0,199,200&w=20")).toBe("20x20");
    expect(await stranger("rect=103,0,200,200")).toBe(400);
    expect(await stranger("w=64&flip=v")).toBe(400);
    expect(await stranger("w=64&flip=h")).toBe("64x32");
    expect(await stranger("w=64&bg=abc")).toBe(400);
    await server.editor.delete("shown");
    expect(await stranger("rect=100,0,200,200&w=40")).toBe(400);
  });

  it("gets pictures around the places that content shows, and no others", async () => {
    const around = "w=96&h=96&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5";
    expect(await stranger(around)).toBe(400);
    const [, asset = ""] = /production\/(.+)\.jpg/.exec(photo) ?? [];
    const hotspot = { _type: "sanity.imageHotspot", x: 0.9, y: 0.5, width: 0.2, height: 0.2 };
    await server.editor.create({
      _id: "shown",
      _type: "post",
      cover: { _type: "image", hotspot, asset: { _type: "reference", _ref: `image-${asset}-jpg` } },
    });
    expect(await stranger(around)).toBe("96x96");
    expect(await stranger(`${around}&fp-z=2`)).toBe(400);
    for (const effect of ["blur=50", "sat=-100", "or=90", "pad=9", "invert=true", "sharp=9"])
      expect(await stranger(`w=64&${effect}`)).toBe(400);
    await server.editor.delete("shown");
  });
});

describe("parameters without sense", () => {
  it.each([
    "w=0",
    "w=-1",
    "w=abc",
    "w=1.5",
    "w=",
    "w=10001",
    "w=99999999999999999999",
    "h=NaN",
    "fit=stretch",
    "fm=bmp",
    "fm=../../etc",
    "q=101",
    "q=x",
    "auto=compress",
    "rect=1,2,3",
    "rect=0,0,0,0",
    "rect=400,0,10,10",
    "rect=-1,0,10,10",
    "dpr=9",
    "dpr=x",
    "bg=red",
    "flip=x",
    "crop=somewhere",
    "blur=5",
    "w=1&w=2",
    "nonsense=1",
  ])("%s", async (parameters) => {
    const response = await fetch(`${photo}?${parameters}`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message.length).toBeGreaterThan(10);
  });

  it.each(["nothing.jpg", "..%2f..%2ftoken", "%2e%2e", "x-1x1.jpg", "a.b.c"])(
    "%s",
    async (name) => {
      const response = await fetch(`${server.url}/images/local/production/${name}`);
      expect(response.status).toBe(404);
    },
  );
});
