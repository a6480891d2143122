import { createReadStream, mkdtempSync } from "node:fs";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { startServer, type TestServer, temporaryFolder } from "./server.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function open(): Promise<TestServer> {
  const server = await startServer({ publicUrl: "/content" });
  undo.push(server.close);
  return server;
}

const picture = (width: number) =>
  sharp({ create: { width, height: 8, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();

async function filled(): Promise<TestServer> {
  const server = await open();
  const { editor } = server;
  const image = await editor.assets.upload("image", await picture(9), {
    filename: "صورة.png",
    title: "A picture",
    creditLine: "Nobody",
  });
  const file = await editor.assets.upload("file", Buffer.from("a,b\r\n1,2\r\n"), {
    filename: "list.csv",
  });
  const reference = (_ref: string) => ({ _type: "reference", _ref });
  await editor
    .transaction()
    .create({ _id: "author", _type: "person", name: "سلمى", _createdAt: "2020-01-02T03:04:05Z" })
    .create({
      _id: "post",
      _type: "post",
      title: "Where is the سؤال?",
      author: reference("author"),
      cover: { _type: "image", asset: reference(image._id), hotspot: { x: 0.25, y: 1 } },
      body: [
        { _type: "block", _key: "a", children: [{ _type: "span", _key: "b", text: "\u2066x" }] },
      ],
      attachment: { _type: "file", asset: reference(file._id) },
      numbers: [0, -0.5, 1e21, 1e-7],
      nothing: null,
    })
    .create({ _id: "drafts.post", _type: "post", title: "New" })
    .create({ _id: "settings.site", _type: "settings", isOn: false })
    .commit();
  return server;
}

/** Leaves out what every write sets. */
async function getContent(client: SanityClient): Promise<Record<string, unknown>[]> {
  const all = await client.fetch<Record<string, unknown>[]>("*|order(_id)", {}, RAW);
  return all.map(({ _rev, _updatedAt, url, ...rest }) =>
    String(rest._type).startsWith("sanity.") ? { ...rest, _createdAt: undefined } : rest,
  );
}
const RAW = { perspective: "raw" } as const;

async function getBytes(client: SanityClient): Promise<Record<string, string>> {
  const assets = await client.fetch<{ _id: string; url: string }[]>('*[_type match "sanity.*"]');
  const pairs = assets.map(async ({ _id, url }) => {
    const answer = await fetch(url);
    return [_id, Buffer.from(await answer.arrayBuffer()).toString("base64")] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

describe("a dataset goes through Sanity's own programs", () => {
  it.each(["stream", "cursor"] as const)("there and back, by %s", async (mode) => {
    const from = await filled();
    const to = await open();
    const folder = temporaryFolder();
    undo.push(folder.remove);
    const outputPath = join(mkdtempSync(join(folder.path, "out-")), "all.tar.gz");
    const told = await exportDataset({
      client: from.editor,
      dataset: "production",
      outputPath,
      mode,
    });
    expect(told).toMatchObject({ documentCount: 4, assetCount: 2 });
    const { numDocs, warnings } = await sanityImport(createReadStream(outputPath), {
      client: to.editor,
      operation: "create",
    });
    expect(numDocs).toBe(4);
    expect(warnings).toEqual([]);
    expect(await getContent(to.editor)).toEqual(await getContent(from.editor));
    expect(await getBytes(to.editor)).toEqual(await getBytes(from.editor));
    expect(await to.editor.fetch("count(*[references('author')])")).toBe(1);
  });
});

describe("an export", () => {
  const ask = (server: TestServer, search = "", token = server.lake.token) =>
    fetch(`${server.url}/v1/data/export/production${search}`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
  const getLines = async (answer: Response) =>
    (await answer.text())
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { _id?: string; nextCursor?: string });

  it("has every document of the types that are asked for, as it was when it began", async () => {
    const server = await filled();
    const answer = await ask(server, "?types=post,person");
    await server.editor.delete("author").catch(() => undefined);
    await server.editor.delete("drafts.post");
    expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
    expect((await getLines(answer)).map(({ _id }) => _id)).toEqual([
      "author",
      "drafts.post",
      "post",
    ]);
    expect((await getLines(await ask(server))).map(({ _id }) => _id)).not.toContain("drafts.post");
  });

  it("goes on where it ended", async () => {
    const server = await open();
    const many = Array.from({ length: 1_500 }, (_, at) => ({
      create: { _id: `p${String(at).padStart(4, "0")}`, _type: "post" },
    }));
    await server.editor.mutate(many as never);
    const first = await getLines(await ask(server, "?nextCursor="));
    expect(first).toHaveLength(1_001);
    expect(first.at(-1)).toEqual({ nextCursor: "p0999" });
    const second = await getLines(await ask(server, "?nextCursor=p0999"));
    expect(second.map(({ _id }) => _id).at(-1)).toBe("p1499");
    expect(second).toHaveLength(500);
  });

  it("is for the owner of the token", async () => {
    const server = await filled();
    expect((await ask(server, "", "")).status).toBe(403);
    expect((await ask(server, "", "x".repeat(40))).status).toBe(401);
  });
});

describe("a part of a file", () => {
  it.each([
    ["bytes=0-2", 206, "a,b", "bytes 0-2/10"],
    ["bytes=5-", 206, "1,2\r\n", "bytes 5-9/10"],
    ["bytes=-3", 206, "2\r\n", "bytes 7-9/10"],
    ["bytes=99-", 416, "", "bytes */10"],
    ["bytes=0-1,4-5", 200, "a,b\r\n1,2\r\n", null],
    ["lines=0-1", 200, "a,b\r\n1,2\r\n", null],
    ["nonsense", 200, "a,b\r\n1,2\r\n", null],
  ])("asked for as %s is answered %i", async (Range, status, text, contentRange) => {
    const server = await open();
    const file = await server.editor.assets.upload("file", Buffer.from("a,b\r\n1,2\r\n"), {
      filename: "list.csv",
    });
    const answer = await fetch(file.url, { headers: { Range } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-range")).toBe(contentRange);
    expect(answer.headers.get("x-sanity-sha1")).toBe(file.sha1hash);
    expect(await answer.text()).toBe(text);
    const etag = String(answer.headers.get("etag"));
    const same = await fetch(file.url, { headers: { Range: "bytes=0-0", "If-Range": etag } });
    expect(same.status).toBe(206);
    const other = await fetch(file.url, { headers: { Range: "bytes=0-0", "If-Range": '"x"' } });
    expect(other.status).toBe(200);
  });
});
