import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BackupError, backup, LakeInUseError, openLake, restore, verify } from "../src/index.ts";
import { startServer, type TestServer, temporaryFolder } from "./server.ts";

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
beforeEach(async () => {
  folder = temporaryFolder();
  server = await startServer();
  await server.editor.create({ _id: "ann", _type: "person", name: "Ann" });
  const submissions = server.client({ token: server.lake.token, dataset: "submissions" });
  const { _id } = await submissions.assets.upload("file", Buffer.from("resume"), {
    filename: "cv.txt",
  });
  const file = { _type: "file", asset: { _type: "reference", _ref: _id } };
  await submissions.create({ _id: "one.a", _type: "application", file });
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

const copy = () => join(folder.path, "copy");
const target = () => join(folder.path, "data");

async function ask(dataDir: string, dataset: string, query: string): Promise<unknown> {
  const lake = await openLake({ dataDir });
  const search = new URLSearchParams({ query });
  const response = await lake.fetch(
    new Request(`http://lake.test/v1/data/query/${dataset}?${search}`, {
      headers: { Authorization: `Bearer ${lake.token}` },
    }),
  );
  const { result } = (await response.json()) as { result: unknown };
  await lake.close();
  return result;
}

describe("a backup", () => {
  it("made while others write holds all that was acknowledged before, and nothing by halves", async () => {
    let stop = false;
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 3 }, async (_, writer) => {
      for (let at = 0; !stop; at++) {
        const pair = `${writer}-${at}`;
        await server.editor
          .transaction()
          .create({ _id: `${pair}-left`, _type: "half", pair })
          .create({ _id: `${pair}-right`, _type: "half", pair })
          .commit();
        const asset = await server.editor.assets.upload("file", Buffer.from(pair));
        if (at % 2) await server.editor.delete(asset._id);
        acknowledged.push(pair);
      }
    });
    while (acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...acknowledged];
    const result = await backup(server.dataDir, copy(), ["token"]);
    stop = true;
    await Promise.all(writers);
    expect(result.datasets).toBe(2);
    expect(acknowledged.length).toBeGreaterThan(before.length);

    expect(await restore(copy(), target())).toBeUndefined();
    expect(readFileSync(join(target(), "token"), "utf8").trim()).toBe(server.lake.token);
    const pairs = (await ask(target(), "production", '*[_type == "half"].pair')) as string[];
    expect(pairs).toEqual(expect.arrayContaining(before));
    const counts = new Map<string, number>();
    for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    expect(new Set(counts.values())).toEqual(new Set([2]));
    const files = join(target(), "assets/submissions/files");
    expect(readdirSync(files).map((name) => readFileSync(join(files, name), "utf8"))).toEqual([
      "resume",
    ]);
  });

  it("is for its owner alone, and takes no folder that is there", async () => {
    await backup(server.dataDir, copy());
    expect(statSync(copy()).mode & 0o077).toBe(0);
    await expect(backup(server.dataDir, copy())).rejects.toThrow("is there already");
    await expect(backup(folder.path, join(folder.path, "b"))).rejects.toThrow(BackupError);
    expect(existsSync(join(folder.path, "b"))).toBe(false);
  });

  it("holds nothing private that was deleted", async () => {
    const editor = server.editor.withConfig({ dataset: "submissions" });
    await editor.create({ _id: "secret", _type: "t", text: "never to be seen again" });
    await editor.delete("secret");
    await backup(server.dataDir, copy());
    for (const name of readdirSync(copy(), { recursive: true, encoding: "utf8" })) {
      if (statSync(join(copy(), name)).isFile())
        expect(readFileSync(join(copy(), name), "latin1")).not.toContain("never to be seen");
    }
  });
});

describe("a restore", () => {
  beforeEach(() => backup(server.dataDir, copy()).then(() => undefined));

  it.each<[string, (folder: string) => void]>([
    ["no manifest", (path) => rmSync(join(path, "manifest.json"))],
    ["a manifest cut short", (path) => writeFileSync(join(path, "manifest.json"), '{"version":1,')],
    [
      "another version",
      (path) => writeFileSync(join(path, "manifest.json"), '{"version":2,"files":{}}'),
    ],
    ["a file that is gone", (path) => rmSync(join(path, "assets"), { recursive: true })],
    [
      "a changed byte",
      (path) => {
        const file = join(path, "datasets/production.db");
        const bytes = readFileSync(file);
        bytes[5_000] = (bytes[5_000] ?? 0) ^ 1;
        writeFileSync(file, bytes);
      },
    ],
  ])("refuses a backup with %s, and changes nothing", async (_, harm) => {
    harm(copy());
    await expect(restore(copy(), target())).rejects.toThrow(BackupError);
    expect(existsSync(target())).toBe(false);
  });

  it("refuses one that leads out of its folder", async () => {
    const manifest = join(copy(), "manifest.json");
    const written = await verify(copy());
    writeFileSync(join(folder.path, "outside"), "x");
    const { createHash } = await import("node:crypto");
    const sha256 = createHash("sha256").update("x").digest("hex");
    symlinkSync(join(folder.path, "outside"), join(copy(), "link"));
    for (const name of ["../outside", "link", join(folder.path, "outside")]) {
      const files = { ...written.files, [name]: sha256 };
      writeFileSync(manifest, JSON.stringify({ ...written, files }));
      await expect(restore(copy(), target())).rejects.toThrow("leads out of the backup");
      expect(existsSync(target())).toBe(false);
    }
  });

  it("is not done under a service, and keeps what was there", async () => {
    await expect(restore(copy(), server.dataDir)).rejects.toThrow(LakeInUseError);
    expect(await server.editor.fetch("count(*)")).toBe(1);
    const lake = await openLake({ dataDir: target() });
    await lake.close();
    const before = await restore(copy(), target());
    expect(readdirSync(before ?? "")).toContain("datasets");
    expect(await ask(target(), "production", "*[0].name")).toBe("Ann");
  });
});
