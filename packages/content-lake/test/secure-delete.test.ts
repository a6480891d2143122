import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { filesWith } from "../../../scripts/filesWith.ts";
import type { Document } from "../src/document.ts";
import { openLake } from "../src/index.ts";
import { Dataset } from "../src/store/dataset.ts";
import { serveLake } from "./process.ts";
import { startServer, type TestServer, temporaryFolder } from "./server.ts";

async function gone(folder: string, text: string): Promise<void> {
  while (filesWith(folder, text).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

const sizes = [10, 700, 5_000, 60_000];
const getSecret = (at: number) => `secret-of-${at}-person`;
const documents = sizes.map((size, at) => ({
  _id: `person.${at}`,
  _type: "person",
  secret: getSecret(at),
  text: getSecret(at).repeat(size / 10),
}));

describe("what is deleted", () => {
  let server: TestServer;
  // Public datasets keep deleted documents for 30 days.
  let editor: TestServer["editor"];
  beforeAll(async () => {
    server = await startServer();
    editor = server.editor.withConfig({ dataset: "submissions" });
    const others = editor.transaction();
    for (let at = 0; at < 200; at++)
      others.create({ _id: `other.${at}`, _type: "other", text: "x".repeat(at * 20) });
    await others.commit();
  });
  afterAll(() => server.close());

  it("is soon in no file any more, former versions included", async () => {
    for (const document of documents) await editor.create(document);
    for (const { _id } of documents)
      for (let turn = 0; turn < 3; turn++) await editor.patch(_id).set({ turn }).commit();
    await editor.create({ _id: "after", _type: "other" });
    expect(filesWith(server.dataDir, getSecret(0))).not.toEqual([]);

    for (const [at, { _id }] of documents.entries()) {
      await editor.delete(_id);
      await gone(server.dataDir, getSecret(at));
    }
    expect(await editor.fetch("count(*)")).toBe(201);
  });

  it("is gone as well when a whole dataset is emptied", async () => {
    await editor.create(documents[2] as (typeof documents)[number]);
    expect(filesWith(server.dataDir, getSecret(2))).not.toEqual([]);
    await server.lake.reset("submissions");
    await gone(server.dataDir, getSecret(2));
  });
});

it("what was overwritten of something private is in no file any more once the service is closed, or opened anew", async () => {
  const folder = temporaryFolder();
  const sent = ({ client }: Awaited<ReturnType<typeof serveLake>>) =>
    client.withConfig({ dataset: "submissions" });
  const served = await serveLake(folder.path);
  await sent(served).create(documents[1] as (typeof documents)[number]);
  await sent(served).createOrReplace({ _id: "person.1", _type: "person", text: "nothing" });
  await served.end("SIGKILL");
  expect(filesWith(folder.path, getSecret(1))).not.toEqual([]);
  const again = await serveLake(folder.path);
  expect(filesWith(folder.path, getSecret(1))).toEqual([]);

  await sent(again).createOrReplace(documents[1] as (typeof documents)[number]);
  await sent(again).createOrReplace({ _id: "person.1", _type: "person", text: "nothing" });
  expect(filesWith(folder.path, getSecret(1))).not.toEqual([]);
  await again.end("SIGTERM");
  expect(filesWith(folder.path, getSecret(1))).toEqual([]);
  folder.remove();
});

describe("a deleted picture", () => {
  const large = () =>
    sharp({ create: { width: 3000, height: 3000, channels: 3, background: "teal" } }).png();

  it("leaves no variant that was being made meanwhile", async () => {
    const server = await startServer();
    const { url, _id } = await server.editor.assets.upload("image", await large().toBuffer());
    const variant = server.lake.fetch(new Request(`http://lake.test${url}?w=2900&fm=webp`));
    const waiting = [1, 2, 3].map((w) =>
      server.lake.fetch(new Request(`http://lake.test${url}?w=${w}`)),
    );
    await server.editor.delete(_id);
    for (const response of await Promise.all([variant, ...waiting]))
      expect([200, 404]).toContain(response.status);
    expect((await variant).status).toBe(404);
    expect(readdirSync(join(server.dataDir, "cache"))).toEqual([]);
    await server.close();
  });

  it("is gone from the disk at the next opening, where the service was killed on the way", async () => {
    const folder = temporaryFolder();
    const dataDir = folder.path;
    const served = await serveLake(dataDir);
    const { url } = await served.client.assets.upload("image", await large().toBuffer());
    await served.client.assets.upload("file", Buffer.from("terms"), { filename: "terms.txt" });
    expect((await fetch(`${url}?w=20`)).status).toBe(200);
    await served.end("SIGKILL");
    const stored = () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile() && /assets|cache|aside/.test(entry.parentPath),
      ).length;
    expect(stored()).toBe(3);
    await (await openLake({ dataDir })).close();
    expect(stored()).toBe(3);

    // Simulates a crash before the files are deleted.
    const db = new DatabaseSync(join(dataDir, "datasets/production.db"));
    db.exec(`INSERT INTO loose_files
      SELECT replace(json_extract(body, '$.path'), '/local/production', '') FROM documents;
      DELETE FROM documents;`);
    db.close();
    await (await openLake({ dataDir })).close();
    expect(stored()).toBe(0);
    folder.remove();
  });
});

describe("what was moved about before it was deleted", () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  const open = (dataDir: string) =>
    new Dataset({
      dataDir,
      name: "production",
      visibility: "public",
      publicUrl: "",
      log: console.error,
    });

  /** SQLite moves rows between pages when others grow, shrink and disappear. */
  async function churn(dataset: Dataset): Promise<string[]> {
    let seed = 9;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      return seed % below;
    };
    const base = { _type: "t", _rev: "", _createdAt: "", _updatedAt: "" };
    const make = (at: number): [string, Document] => {
      const text = `<${at}>`.repeat(1 + random(60)).padEnd(random(400));
      return [`moved.${at}`, { ...base, _id: `moved.${at}`, text }];
    };
    const deleted = new Set<number>();
    for (let at = 0; at < 1_500; at += 5) {
      const fresh = [0, 1, 2, 3, 4].map((more) => make(at + more));
      await dataset.write(({ put }) => put(new Map([...fresh, make(random(at + 1))])));
      const victims = [random(at + 1), random(at + 1)];
      await dataset.write(({ put }) => put(new Map(victims.map((one) => [`moved.${one}`, null]))));
      for (const one of victims) deleted.add(one);
    }
    return [...deleted].filter((one) => !dataset.get(`moved.${one}`)).map((one) => `<${one}>`);
  }

  it("is in no file any more once the dataset is closed, or opened after a crash", async () => {
    const [closed, crashed] = [join(folder.path, "closed"), join(folder.path, "crashed")];
    // Prevents VACUUM.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const dataset = open(closed);
    const deleted = await churn(dataset);
    const remainsIn = (path: string) => filesWith(path, ...deleted);
    // SQLite itself leaves some content behind.
    expect(remainsIn(closed)).not.toEqual([]);
    cpSync(closed, crashed, { recursive: true });
    vi.useRealTimers();

    await dataset.close();
    expect(remainsIn(closed)).toEqual([]);
    const again = open(crashed);
    while (remainsIn(crashed).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await again.close();
  });
});
