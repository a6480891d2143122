import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveLake } from "./process.ts";
import { startServer, type TestServer, temporaryFolder } from "./server.ts";

/** Where a text is found in the files of a folder. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

/** From one that shares its page with others to one of many pages. */
const sizes = [10, 700, 5_000, 60_000];
const secretOf = (at: number) => `secret-of-${at}-person`;
const documents = sizes.map((size, at) => ({
  _id: `person.${at}`,
  _type: "person",
  secret: secretOf(at),
  text: secretOf(at).repeat(size / 10),
}));

describe("what is deleted", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    for (let at = 0; at < 200; at++)
      await server.editor.create({ _id: `other.${at}`, _type: "other", text: "x".repeat(at * 20) });
  });
  afterAll(() => server.close());

  it("is in no file any more once that is answered, former versions included", async () => {
    for (const document of documents) await server.editor.create(document);
    // Each change leaves another version in the log.
    for (const { _id } of documents)
      for (let turn = 0; turn < 3; turn++) await server.editor.patch(_id).set({ turn }).commit();
    await server.editor.create({ _id: "after", _type: "other" });
    expect(filesWith(server.dataDir, secretOf(0))).not.toEqual([]);

    for (const [at, { _id }] of documents.entries()) {
      await server.editor.delete(_id);
      expect(filesWith(server.dataDir, secretOf(at))).toEqual([]);
    }
    expect(await server.editor.fetch("count(*)")).toBe(201);
  });

  it("is gone as well when a whole dataset is emptied", async () => {
    await server.editor
      .withConfig({ dataset: "submissions" })
      .create(documents[2] as (typeof documents)[number]);
    expect(filesWith(server.dataDir, secretOf(2))).not.toEqual([]);
    await server.lake.reset("submissions");
    expect(filesWith(server.dataDir, secretOf(2))).toEqual([]);
  });
});

it("what was overwritten is in no file any more once the service is closed, or opened anew", async () => {
  const folder = temporaryFolder();
  const served = await serveLake(folder.path);
  await served.client.create(documents[1] as (typeof documents)[number]);
  await served.client.createOrReplace({ _id: "person.1", _type: "person", text: "nothing" });
  await served.end("SIGKILL");
  expect(filesWith(folder.path, secretOf(1))).not.toEqual([]);
  const again = await serveLake(folder.path);
  expect(filesWith(folder.path, secretOf(1))).toEqual([]);

  await again.client.createOrReplace(documents[1] as (typeof documents)[number]);
  await again.client.createOrReplace({ _id: "person.1", _type: "person", text: "nothing" });
  expect(filesWith(folder.path, secretOf(1))).not.toEqual([]);
  await again.end("SIGTERM");
  expect(filesWith(folder.path, secretOf(1))).toEqual([]);
  folder.remove();
});
