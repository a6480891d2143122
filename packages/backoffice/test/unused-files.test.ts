import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createWriter } from "@agency/content/writer";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { programEnv } from "@agency/server/testing/compiled";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deleteFile, findUnusedFiles } from "../src/assets/unused.ts";
import { startSite } from "./support/startSite.ts";

let site: TestSite;
let content: ReturnType<typeof createWriter>;

beforeEach(async () => {
  site = await startSite();
  content = createWriter({
    projectId: "local",
    dataset: "production",
    token: site.token,
    apiHost: site.content,
  });
});
afterEach(cleanUp);

/** GIF of one pixel. */
const pixel = Buffer.from("R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=", "base64");

function upload(filename: string, red: number): Promise<{ _id: string; url: string }> {
  const picture = Buffer.from(pixel);
  picture[13] = red;
  return content.assets.upload("image", picture, { filename });
}

const refer = (_ref: string) => ({ _type: "image", asset: { _type: "reference", _ref } });

const find = async (minAge = -1_000) =>
  (await findUnusedFiles({ content, submissions: site.writer, embedded: true, minAge })).map(
    ({ originalFilename }) => originalFilename,
  );

describe("unused files", () => {
  it("are those in no draft, published document, link or sent issue", async () => {
    const [draft, published, linked, sent] = await Promise.all(
      ["draft.png", "published.png", "linked.png", "sent.png", "unused.png"].map(upload),
    );
    await content.create({ _id: "drafts.a", _type: "blogPost", image: refer(draft?._id ?? "") });
    await content.create({
      ...{ _id: "b", _type: "blogPost" },
      gallery: [{ _key: "a", ...refer(published?._id ?? "") }],
      link: `See ${linked?.url}?w=200.`,
    });
    await site.writer.create({
      ...{ _id: "newsletterSending.one", _type: "newsletterSending" },
      content: JSON.stringify({ en: { cover: sent?.url } }),
    });
    expect(await find()).toEqual(["unused.png"]);
  });

  it("are not those of deleted documents, which can be restored", async () => {
    const picture = await upload("restorable.png", 1);
    await content.create({ _id: "a", _type: "blogPost", image: refer(picture._id) });
    await content.delete("a");
    expect(await find()).toEqual([]);
  });

  it("are older than a day", async () => {
    await upload("new.png", 1);
    const { stdout } = await run("unused");
    expect(stdout).toBe("All uploaded files are in use or less than a day old.\n");
    expect((await run("unused", "--delete")).stdout).toBe("0 file(s) deleted, 0.0 MB.\n");
    expect(await find()).toEqual(["new.png"]);
  });

  it("are deleted with their bytes, but not while something uses them", async () => {
    const [unused, used] = [await upload("unused.png", 1), await upload("used.png", 2)];
    const files = await findUnusedFiles({
      content,
      submissions: site.writer,
      embedded: true,
      minAge: -1_000,
    });
    await content.create({ _id: "drafts.a", _type: "blogPost", image: refer(used._id) });
    const outcomes = await Promise.all(
      files.map(async (file) => [file.originalFilename, await deleteFile(content, file)]),
    );
    expect(Object.fromEntries(outcomes)).toEqual({ "unused.png": true, "used.png": false });
    const getStatus = async (url: string) => (await fetch(url)).status;
    expect(await getStatus(unused.url)).toBe(404);
    expect(await getStatus(used.url)).toBe(200);
  });
});

const run = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [
      "--conditions=@agency/source",
      fileURLToPath(new URL("../src/translations/cli.ts", import.meta.url)),
      ...args,
    ],
    { env: { ...programEnv, DATA_DIR: site.dataDir } },
  );
