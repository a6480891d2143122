import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Rendering } from "../src/http/requestQueue.ts";
import { createPictureCache } from "../src/pictures/picture-cache.ts";

interface Input {
  title: string;
}

const input: Input = { title: "Title" };
const titled = (title: string): Input => ({ title });
const hash = ({ title }: Input) => `hash-of-${title}`;

describe("the picture cache", () => {
  let folder: string;
  let made: string[];
  const admit = () => ({}) as Rendering;
  const draw = async ({ title }: Input) => {
    made.push(title);
    if (title === "broken") throw new Error("broken");
    return Buffer.from(title);
  };
  const open = (maxPictures = 10) =>
    createPictureCache({ folder: join(folder, "pictures"), maxPictures, hash, draw });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "pictures-"));
    made = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("draws a picture once for concurrent requests", async () => {
    const cache = open();
    const all = await Promise.all([1, 2, 3].map(() => cache.get(input, admit)));
    expect(new Set(all.map(({ etag }) => etag))).toEqual(new Set([`"${hash(input)}"`]));
    expect(made).toEqual(["Title"]);
  });

  it("serves files of an earlier process", async () => {
    await open().get(input, admit);
    expect((await open().get(input, admit)).bytes.toString()).toBe("Title");
    expect(made).toEqual(["Title"]);
  });

  it("draws again after a failure", async () => {
    const cache = open();
    await expect(cache.get(titled("broken"), admit)).rejects.toThrow("broken");
    await expect(cache.get(titled("broken"), admit)).rejects.toThrow("broken");
    expect(made).toHaveLength(2);
  });

  it("deletes the least recently requested", async () => {
    const cache = open(2);
    const pause = () => new Promise((resolve) => setTimeout(resolve, 15));
    for (const title of ["one", "two", "one", "three"]) {
      await cache.get(titled(title), admit);
      await pause();
    }
    expect(await readdir(join(folder, "pictures"))).toHaveLength(2);
    await cache.get(titled("one"), admit);
    expect(made).toEqual(["one", "two", "three"]);
    await cache.get(titled("two"), admit);
    expect(made).toEqual(["one", "two", "three", "two"]);
  });

  it("sends a picture that cannot be stored, and reports the error", async () => {
    await writeFile(join(folder, "file"), "");
    const heard: unknown[] = [];
    const onError = (error: unknown) => heard.push(error);
    const cache = createPictureCache({
      folder: join(folder, "file"),
      maxPictures: 2,
      hash,
      draw,
      onError,
    });
    expect((await cache.get(input, admit)).bytes.toString()).toBe("Title");
    expect(heard).toHaveLength(1);
  });
});
