import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Lake, openLake } from "../src/index.ts";
import { temporaryFolder } from "./server.ts";

let folder: ReturnType<typeof temporaryFolder>;
let lake: Lake;
let seed: string;

beforeEach(async () => {
  folder = temporaryFolder();
  seed = join(folder.path, "seed");
  mkdirSync(join(seed, "images"), { recursive: true });
  mkdirSync(join(seed, "files"));
  lake = await openLake({ dataDir: join(folder.path, "data"), publicUrl: "/content/" });
});
afterEach(async () => {
  await lake.close();
  folder.remove();
});

async function query(of: Lake, text: string, dataset = "production"): Promise<unknown> {
  const url = `http://lake.test/v1/data/query/${dataset}?query=${encodeURIComponent(text)}`;
  const headers = { Authorization: `Bearer ${of.token}` };
  const response = await of.fetch(new Request(url, { headers }));
  return ((await response.json()) as { result: unknown }).result;
}

async function writeSeed(documents: object[]): Promise<void> {
  const pixel = sharp({ create: { width: 12, height: 6, channels: 3, background: "teal" } });
  writeFileSync(join(seed, "images/teal box.png"), await pixel.png().toBuffer());
  writeFileSync(join(seed, "files/terms.txt"), "terms");
  const lines = documents.map((document) => JSON.stringify(document));
  writeFileSync(join(seed, "data.ndjson"), `${lines.join("\n\n")}\n`);
}

const SEED = [
  {
    _id: "post",
    _type: "post",
    author: { _type: "reference", _ref: "ann" },
    cover: { _type: "image", _sanityAsset: "image@file://./images/teal%20box.png", alt: "Teal" },
    gallery: [
      { _key: "a", _type: "image", _sanityAsset: "image@file://./images/teal box.png" },
      { _key: "b", _type: "file", _sanityAsset: "file@file://./files/terms.txt" },
    ],
  },
  { _id: "ann", _type: "person", _createdAt: "2020-01-02T03:04:05Z", name: "Ann" },
  { _id: "drafts.post", _type: "post", title: "A draft" },
];

describe("import", () => {
  it("takes in a folder with its assets", async () => {
    await writeSeed(SEED);
    expect(lake.isEmpty("production")).toBe(true);
    expect(await lake.importNdjson("production", seed)).toEqual({ documents: 3, assets: 2 });
    expect(lake.isEmpty("production")).toBe(false);
    const text =
      '*[_id == "post"][0]{"by": author->name, "url": cover.asset->url, "alt": cover.alt}';
    const post = (await query(lake, text)) as { url: string };
    expect(post).toMatchObject({ by: "Ann", alt: "Teal" });
    expect(post.url).toMatch(/^\/content\/images\/local\/production\/[0-9a-f]{40}-12x6\.png$/);
    const path = post.url.replace("/content", "http://lake.test");
    expect((await lake.fetch(new Request(`${path}?w=4`))).status).toBe(200);
    expect(await query(lake, '*[_id == "ann"][0]._createdAt')).toBe("2020-01-02T03:04:05.000Z");
    expect(await query(lake, '*[_id == "post"][0].cover')).not.toHaveProperty("_sanityAsset");
  });

  it("stores what a change makes of a document", async () => {
    await writeSeed(SEED);
    const change = (document: Record<string, unknown>) =>
      document._id === "ann" ? { ...document, name: "Bea" } : document;
    expect(await lake.importNdjson("production", seed, { change })).toEqual({
      documents: 3,
      assets: 2,
    });
    expect(await query(lake, '*[_id == "post"][0].author->name')).toBe("Bea");
    expect(await query(lake, '*[_id == "post"][0].cover.alt')).toBe("Teal");
  });

  it("stops at what exists, unless told to replace", async () => {
    await writeSeed(SEED);
    await lake.importNdjson("production", join(seed, "data.ndjson"));
    await expect(lake.importNdjson("production", seed)).rejects.toThrow(
      /^Line 1: .*"post" already/,
    );
    const replaced = await lake.importNdjson("production", seed, { replace: true });
    expect(replaced).toEqual({ documents: 3, assets: 2 });
    expect(await query(lake, "count(*)")).toBe(5);
  });

  it.each<[string, object[] | string, RegExp]>([
    ["broken JSON", "{}\n{", /Line 2 of data\.ndjson is not valid JSON/],
    ["a list", "[]", /Line 1 of data\.ndjson is not a JSON object/],
    ["no type", [{ _id: "ok", _type: "t" }, { _id: "a" }], /^Line 3: .*does not have a type/],
    ["a missing reference", [{ _type: "t", a: { _ref: "no" } }], /^Line 1: .*non-existent/],
    ["a missing file", [{ _type: "t", i: { _sanityAsset: "image@file://./no.png" } }], /no file/],
    ["a file outside", [{ _type: "t", i: { _sanityAsset: "file@file://./../x" } }], /outside/],
    [
      "an absolute file",
      [{ _type: "t", i: { _sanityAsset: "file@file:///etc/hosts" } }],
      /outside/,
    ],
    [
      "an address",
      [{ _type: "t", i: { _sanityAsset: "image@https://a.test/b.png" } }],
      /Line 1: .*downloaded/,
    ],
    [
      "no image",
      [{ _type: "t", i: { _sanityAsset: "image@file://./files/terms.txt" } }],
      /not an image/,
    ],
  ])("refuses %s and stores nothing", async (_, data, message) => {
    await writeSeed(typeof data === "string" ? [] : data);
    if (typeof data === "string") writeFileSync(join(seed, "data.ndjson"), data);
    await expect(lake.importNdjson("production", seed)).rejects.toThrow(message);
    expect(lake.isEmpty("production")).toBe(true);
  });

  it("refuses a symbolic link that leads out of the folder, and follows one within it", async () => {
    const reference = {
      _type: "t",
      f: { _type: "file", _sanityAsset: "file@file://./files/link" },
    };
    await writeSeed([reference]);
    writeFileSync(join(folder.path, "outside.txt"), "private");
    symlinkSync(join(folder.path, "outside.txt"), join(seed, "files/link"));
    await expect(lake.importNdjson("production", seed)).rejects.toThrow(/outside/);
    expect(lake.isEmpty("production")).toBe(true);
    unlinkSync(join(seed, "files/link"));
    symlinkSync("terms.txt", join(seed, "files/link"));
    expect(await lake.importNdjson("production", seed)).toEqual({ documents: 1, assets: 1 });
    expect(await query(lake, '*[_type == "sanity.fileAsset"].originalFilename')).toEqual(["link"]);
  });

  it.each([
    ["data.ndjson", '{"_id":"private","_type":"t"}\n'],
    ["assets.json", "{}"],
  ])("refuses %s that is a symbolic link out of the folder", async (name, text) => {
    await writeSeed([{ _type: "t" }]);
    writeFileSync(join(folder.path, "outside"), text);
    rmSync(join(seed, name), { force: true });
    symlinkSync(join(folder.path, "outside"), join(seed, name));
    await expect(lake.importNdjson("production", seed)).rejects.toThrow(/outside/);
    expect(lake.isEmpty("production")).toBe(true);
  });

  it("refuses a folder of files that is a symbolic link", async () => {
    await writeSeed([{ _type: "t", f: { _sanityAsset: "file@file://./files/terms.txt" } }]);
    renameSync(join(seed, "files"), join(folder.path, "elsewhere"));
    symlinkSync(join(folder.path, "elsewhere"), join(seed, "files"));
    await expect(lake.importNdjson("production", seed)).rejects.toThrow(/outside/);
  });

  it.each(["../outside.txt", "/etc/hostname", "%2e%2e/outside.txt", "files/../../outside.txt"])(
    "refuses %s, which leads out of the folder",
    async (address) => {
      writeFileSync(join(folder.path, "outside.txt"), "private");
      await writeSeed([{ _type: "t", f: { _sanityAsset: `file@file://${address}` } }]);
      await expect(lake.importNdjson("production", seed)).rejects.toThrow(/outside/);
    },
  );

  it("refuses a file name that cannot be decoded", async () => {
    await writeSeed([{ _type: "t", f: { _sanityAsset: "file@file://./files/%E0%A4%A" } }]);
    await expect(lake.importNdjson("production", seed)).rejects.toThrow(/not a valid URL/);
  });

  const filesIn = (name: string) =>
    readdirSync(join(folder.path, "data", name), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );

  it.each<[string, object, RegExp]>([
    ["a document", { _type: "t", a: { _ref: "no" } }, /non-existent/],
    ["a file", { _type: "t", i: { _sanityAsset: "file@file://./no.txt" } }, /no file/],
  ])("keeps no file when %s is refused", async (_, document, message) => {
    await writeSeed([...SEED, document]);
    await expect(lake.importNdjson("production", seed)).rejects.toThrow(message);
    expect(filesIn("tmp")).toEqual([]);
    expect(filesIn(".").filter(({ parentPath }) => parentPath.includes("assets"))).toEqual([]);
    await writeSeed(SEED);
    await lake.importNdjson("production", seed);
    expect(filesIn("assets")).toHaveLength(2);
    expect(filesIn("tmp")).toEqual([]);
  });

  const note = { _id: "note", _type: "t", text: "بين\u2028سطر", more: "x".repeat(200_000) };
  const ndjson = `${JSON.stringify(note)}\n${JSON.stringify({ _id: "last", _type: "t" })}`;
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
  it.each<[string, string | Buffer]>([
    ["a byte order mark", `\ufeff${ndjson}\n`],
    ["CRLF line ends", `${ndjson.replace("\n", "\r\n")}\r\n`],
    ["a byte order mark and CRLF", `\ufeff${ndjson.replace("\n", "\r\n")}`],
    ["no line end", ndjson],
    ["empty lines", `\n${ndjson.replace("\n", "\n \n\r\n")}\n\n\t\n`],
    ["UTF-16, little endian", utf16(ndjson)],
    ["UTF-16, big endian, and CRLF", utf16(ndjson.replace("\n", "\r\n")).swap16()],
  ])("reads a file with %s", async (_, content) => {
    const file = join(seed, "notes.ndjson");
    writeFileSync(file, content);
    expect(await lake.importNdjson("production", file)).toEqual({ documents: 2, assets: 0 });
    expect(await query(lake, '*[_id == "note"][0]{text, more}')).toEqual({
      text: note.text,
      more: note.more,
    });
  });

  it("says which encoding a file must have", async () => {
    const file = join(seed, "latin.ndjson");
    writeFileSync(file, Buffer.from('{"_type":"t","name":"é"}', "latin1"));
    await expect(lake.importNdjson("production", file)).rejects.toThrow(
      "latin.ndjson is not a text in UTF-8. Save it again in UTF-8.",
    );
    expect(await query(lake, "count(*)")).toBe(0);
  });

  it("reads a list of assets with a byte order mark", async () => {
    writeFileSync(join(seed, "data.ndjson"), ndjson);
    writeFileSync(join(seed, "assets.json"), "\ufeff{}\r\n");
    expect(await lake.importNdjson("production", seed)).toMatchObject({ documents: 2 });
  });

  it("names a list of assets that is broken", async () => {
    await writeSeed(SEED);
    writeFileSync(join(seed, "assets.json"), "{");
    await expect(lake.importNdjson("production", seed)).rejects.toThrow("assets.json is not");
  });

  it("refuses a file and a dataset that do not exist", async () => {
    await expect(lake.importNdjson("production", `${seed}/none`)).rejects.toThrow("There is no");
    await expect(lake.importNdjson("none", seed)).rejects.toThrow("Dataset not found");
  });
});

describe("export", () => {
  it("gives what import takes, the same again", async () => {
    await writeSeed(SEED);
    await lake.importNdjson("production", seed);
    const unused = "http://lake.test/v1/assets/files/production?filename=note.md&title=Unused";
    const headers = { Authorization: `Bearer ${lake.token}` };
    await lake.fetch(new Request(unused, { method: "POST", body: "# note", headers }));

    const first = join(folder.path, "first");
    expect(await lake.exportNdjson("production", first)).toEqual({ documents: 3, assets: 3 });
    const data = readFileSync(join(first, "data.ndjson"), "utf8");
    expect(data).toMatch(/"_sanityAsset":"image@file:\/\/\.\/images\/[0-9a-f]{40}-12x6\.png"/);
    expect(data).not.toContain("sanity.imageAsset");

    const other = await openLake({ dataDir: join(folder.path, "other") });
    await other.importNdjson("production", first);
    const plain = "*[!(_id in path('drafts.**'))] | order(_id)";
    const rest = `${plain}{..., "_rev": 0, "_updatedAt": 0, "_createdAt": 0, "url": 0}`;
    expect(await query(other, rest)).toEqual(await query(lake, rest));
    const second = join(folder.path, "second");
    await other.exportNdjson("production", second);
    await other.close();
    for (const name of ["images", "files"]) {
      expect(readdirSync(join(second, name))).toEqual(readdirSync(join(first, name)));
    }
    const bare = (path: string) =>
      readFileSync(path, "utf8").replace(/"_(rev|updatedAt)":"[^"]*",/g, "");
    expect(bare(join(second, "data.ndjson"))).toBe(bare(join(first, "data.ndjson")));
    expect(bare(join(second, "assets.json"))).toBe(bare(join(first, "assets.json")));
  });
});

describe("state", () => {
  it("survives a new start, with the addresses of the new prefix", async () => {
    await writeSeed(SEED);
    await lake.importNdjson("production", seed);
    const token = lake.token;
    await lake.close();
    lake = await openLake({ dataDir: join(folder.path, "data"), publicUrl: "https://cms.test" });
    expect(lake.token).toBe(token);
    const urls = await query(lake, '*[_type == "sanity.imageAsset"].url');
    expect(urls).toEqual([expect.stringMatching(/^https:\/\/cms\.test\/images\/local\//)]);
  });

  it("reset empties one dataset, its files too", async () => {
    await writeSeed(SEED);
    await lake.importNdjson("production", seed);
    await lake.importNdjson("submissions", seed);
    const [url] = (await query(lake, '*[_type == "sanity.fileAsset"].path')) as string[];
    const file = () => lake.fetch(new Request(`http://lake.test/${url}`));
    expect((await file()).status).toBe(200);
    await lake.reset("production");
    expect(lake.isEmpty("production")).toBe(true);
    expect((await file()).status).toBe(404);
    expect(readdirSync(join(folder.path, "data/assets"))).toEqual(["submissions"]);
    expect(await query(lake, "count(*)", "submissions")).toBe(5);
  });

  it("refuses options that cannot work", async () => {
    const dataDir = join(folder.path, "x");
    const open = (options: object) => openLake({ dataDir, ...options });
    await expect(open({ projectId: "A b" })).rejects.toThrow("projectId");
    await expect(open({ datasets: { "../x": "public" } })).rejects.toThrow("Dataset name");
    await expect(open({ datasets: { x: "open" } })).rejects.toThrow("public");
    await expect(open({ token: "short" })).rejects.toThrow("token");
    await expect(open({ maxBodyBytes: 0 })).rejects.toThrow("maxBodyBytes");
  });
});
