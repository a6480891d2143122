import { readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerQuery } from "../src/query/evaluate.ts";
import { startServer, type TestServer } from "./server.ts";

const source = fileURLToPath(new URL("../../..", import.meta.url));

let server: TestServer;
let logged: unknown[];
beforeEach(async () => {
  logged = [];
  server = await startServer({ log: (error) => logged.push(error) });
});
afterEach(() => server.close());

/** Expects failure text without paths or source positions. */
async function expectNoPaths(response: Response, status: number): Promise<string> {
  const text = await response.text();
  const headers = JSON.stringify([...response.headers]);
  for (const shown of [text, headers]) {
    for (const path of [server.dataDir, source, "node_modules", "file:"])
      expect(shown).not.toContain(path);
    expect(shown).not.toMatch(/\s{4}at |SQLITE|E(?:NOENT|ACCES|ISDIR|LOOP|PERM)\b/);
  }
  expect([response.status, text]).toEqual([status, expect.stringContaining("message")]);
  return text;
}

const authorization = () => ({ Authorization: `Bearer ${server.lake.token}` });
const upload = (body: Uint8Array | string) =>
  fetch(`${server.url}/v1/assets/images/production`, {
    method: "POST",
    body: body as BodyInit,
    headers: { ...authorization(), "Content-Type": "image/png" },
  });
const query = (text: string) =>
  fetch(`${server.url}/v1/data/query/production?query=${encodeURIComponent(text)}`, {
    headers: authorization(),
  });

const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "teal" } });

describe("an error text names no file of the server", () => {
  it.each(["png", "jpeg", "webp", "gif", "tiff", "avif"] as const)(
    "where an upload is a damaged %s",
    async (format) => {
      const bytes = await picture.clone().toFormat(format).toBuffer();
      const length = bytes.length;
      const damaged = [
        bytes.subarray(0, 40),
        bytes.subarray(0, length / 2),
        Buffer.concat([bytes.subarray(0, 60), Buffer.alloc(length)]),
      ];
      const answers = await Promise.all(damaged.map(upload));
      // Some decoders repair the end of a file.
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused)
        expect(await expectNoPaths(answer, 400)).toMatch(/damaged|not supported/);
    },
  );

  it.each([
    "no picture",
    "<svg",
    "%PDF-1.4",
    '<svg xmlns="http://www.w3.org/2000/svg" width="0"/>',
  ])("where an upload is %j", async (body) => {
    await expectNoPaths(await upload(body), 400);
  });

  describe("where an asset's file", () => {
    let url: string;
    let file: string;
    beforeEach(async () => {
      const bytes = await picture.clone().png().toBuffer();
      ({ url } = await server.editor.assets.upload("image", bytes));
      const folder = join(server.dataDir, "assets/production/images");
      file = join(folder, readdirSync(folder)[0] ?? "");
    });

    it.each<[string, number, boolean]>([
      ["is missing", 404, false],
      ["is a link to itself", 500, true],
    ])("%s", async (_, status, isLink) => {
      rmSync(file);
      if (isLink) symlinkSync(file, file);
      await expectNoPaths(await fetch(`${server.url}${url}`), status);
      const variant = await fetch(`${server.url}${url}?w=20`, { headers: authorization() });
      await expectNoPaths(variant, variant.status);
      expect(variant.status).toBeGreaterThanOrEqual(400);
    });
  });

  it("where the database is damaged", async () => {
    await server.editor.create({ _id: "a", _type: "t", text: "x".repeat(20_000) });
    const names = readdirSync(server.dataDir, { recursive: true }).map(String);
    const files = names.filter((name) => /production.*(?:db|sqlite)(?:-wal)?$/.test(name));
    expect(files).not.toEqual([]);
    for (const name of files) {
      truncateSync(join(server.dataDir, name), 0);
      writeFileSync(join(server.dataDir, name), Buffer.alloc(65_536, "no database"));
    }
    await expectNoPaths(await query('*[_type == "t"]{text}'), 500);
    expect(logged).not.toEqual([]);
  });

  it("where the disk fails while a query is evaluated, which is not the query's fault", () => {
    const fault = Object.assign(new Error("unable to open /data/production.db"), {
      code: "ERR_SQLITE_ERROR",
    });
    const view = {
      get() {
        throw fault;
      },
    } as unknown as Parameters<typeof answerQuery>[0];
    const context = { projectId: "local", dataset: "production", identity: "test" };
    const answer = () => answerQuery(view, '*[_id == "a"]', {}, context, false);
    expect(answer).toThrow(fault);
  });
});
