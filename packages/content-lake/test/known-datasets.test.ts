import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLake } from "../src/index.ts";
import { temporaryFolder } from "./server.ts";

let folder: ReturnType<typeof temporaryFolder>;
let dataDir: string;
beforeEach(async () => {
  folder = temporaryFolder();
  dataDir = folder.path;
  const lake = await openLake({ dataDir });
  for (const content of ["one", "two", "three"]) {
    const request = new Request("http://lake.test/v1/assets/files/submissions?filename=a.txt", {
      method: "POST",
      headers: { Authorization: `Bearer ${lake.token}` },
      body: content,
    });
    expect((await lake.fetch(request)).status).toBe(200);
  }
  await lake.close();
});
afterEach(() => folder.remove());

const files = () => join(dataDir, "assets/submissions/files");
const aside = () => join(dataDir, "aside/submissions/files");
const open = async () => (await openLake({ dataDir })).close();

function remove(name: string): void {
  for (const end of ["", "-wal", "-shm"])
    rmSync(join(dataDir, `datasets/${name}.db${end}`), { force: true });
}

describe("a start without the file of a dataset", () => {
  it("does not happen, says what is missing, and deletes nothing", async () => {
    remove("submissions");
    await expect(open()).rejects.toThrow(/submissions\.db is missing.+Put it back from a backup/);
    expect(readdirSync(files())).toHaveLength(3);
    expect(existsSync(join(dataDir, "datasets/submissions.db"))).toBe(false);
  });

  it("does not happen where the list of datasets is gone as well", async () => {
    remove("submissions");
    rmSync(join(dataDir, "datasets.json"));
    await expect(open()).rejects.toThrow(/holds 3 files that .+ knows nothing of/);
    expect(readdirSync(files())).toHaveLength(3);
    // The error message suggests this.
    renameSync(join(dataDir, "assets/submissions"), join(dataDir, "kept"));
    await open();
  });

  it("happens once its name is taken from the list and its files are elsewhere", async () => {
    remove("submissions");
    const list = join(dataDir, "datasets.json");
    writeFileSync(list, "{}");
    rmSync(files(), { recursive: true });
    await open();
  });

  it("reads a list that an editor of Windows saved", async () => {
    remove("submissions");
    rmSync(files(), { recursive: true });
    writeFileSync(join(dataDir, "datasets.json"), "\ufeff{}\r\n");
    await open();
  });
});

it("a file of another folder is not taken for the one that was there", async () => {
  const other = join(dataDir, "other");
  await (await openLake({ dataDir: other })).close();
  remove("production");
  renameSync(join(other, "datasets/production.db"), join(dataDir, "datasets/production.db"));
  await expect(open()).rejects.toThrow("production.db is not the file that this folder had");
});

describe("files that no document knows", () => {
  it("are put aside, and deleted after a week there", async () => {
    writeFileSync(join(files(), "0123abc.txt"), "stray");
    await open();
    expect(readdirSync(files())).toHaveLength(3);
    expect(readdirSync(aside())).toEqual(["0123abc.txt"]);
    const old = new Date(Date.now() - 8 * 24 * 3_600_000);
    mkdirSync(aside(), { recursive: true });
    writeFileSync(join(aside(), "0456def.txt"), "older");
    utimesSync(join(aside(), "0456def.txt"), old, old);
    await open();
    expect(readdirSync(aside())).toEqual(["0123abc.txt"]);
  });

  it("stop the start when they are many", async () => {
    for (let at = 0; at < 10; at++) writeFileSync(join(files(), `${at}abc.txt`), "stray");
    await expect(open()).rejects.toThrow(/holds 10 files/);
    expect(readdirSync(files())).toHaveLength(13);
  });
});
