import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Rendering } from "@agency/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SharingInput } from "../../../shared/sharing.ts";
import { hashOf } from "../input.ts";
import { createSharing } from "../sharing.ts";

const input: SharingInput = { kind: "post", title: "Title", language: "en", seed: "title" };
const titled = (title: string) => ({ ...input, title });

describe("the hash of a picture", () => {
  it("is the same for the same content, whatever the order of the properties", () => {
    const { kind, ...rest } = input;
    expect(hashOf({ ...rest, kind })).toBe(hashOf(input));
    expect(hashOf({ ...input, note: undefined })).toBe(hashOf(input));
  });

  it.each([
    { title: "Another" },
    { note: "Note" },
    { lead: "Note" },
    { language: "ar" as const },
    { seed: "another" },
    { kind: "case" as const },
    {
      drawing: {
        of: "seam",
        offers: 9,
        needs: 9,
        match: { offer: 2, need: 6 },
        share: 0.4,
      } as const,
    },
  ])("is another with another %o", (change) => {
    expect(hashOf({ ...input, ...change })).not.toBe(hashOf(input));
  });
});

describe("kept pictures", () => {
  let folder: string;
  let made: string[];
  const admit = () => ({}) as Rendering;
  const make = async ({ title }: SharingInput) => {
    made.push(title);
    if (title === "broken") throw new Error("broken");
    return Buffer.from(title);
  };
  const open = (most = 10) => createSharing({ folder: join(folder, "pictures"), most, make });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sharing-"));
    made = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("are made once, however many ask at once", async () => {
    const sharing = open();
    const all = await Promise.all([1, 2, 3].map(() => sharing.get(input, admit)));
    expect(new Set(all.map(({ etag }) => etag))).toEqual(new Set([`"${hashOf(input)}"`]));
    expect(made).toEqual(["Title"]);
  });

  it("are there for the next process", async () => {
    await open().get(input, admit);
    expect((await open().get(input, admit)).bytes.toString()).toBe("Title");
    expect(made).toEqual(["Title"]);
  });

  it("are tried again after one could not be made", async () => {
    const sharing = open();
    await expect(sharing.get(titled("broken"), admit)).rejects.toThrow("broken");
    await expect(sharing.get(titled("broken"), admit)).rejects.toThrow("broken");
    expect(made).toHaveLength(2);
  });

  it("stay within their bound: the one not asked for the longest goes", async () => {
    const sharing = open(2);
    const pause = () => new Promise((resolve) => setTimeout(resolve, 15));
    for (const title of ["one", "two", "one", "three"]) {
      await sharing.get(titled(title), admit);
      await pause();
    }
    expect(await readdir(join(folder, "pictures"))).toHaveLength(2);
    await sharing.get(titled("one"), admit);
    expect(made).toEqual(["one", "two", "three"]);
    await sharing.get(titled("two"), admit);
    expect(made).toEqual(["one", "two", "three", "two"]);
  });

  it("are sent where they cannot be kept, and somebody hears of it", async () => {
    await writeFile(join(folder, "file"), "");
    const heard: unknown[] = [];
    const onError = (error: unknown) => heard.push(error);
    const sharing = createSharing({ folder: join(folder, "file"), most: 2, make, onError });
    expect((await sharing.get(input, admit)).bytes.toString()).toBe("Title");
    expect(heard).toHaveLength(1);
  });
});
