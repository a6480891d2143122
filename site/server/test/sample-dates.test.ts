import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "@agency/server/internal/settings/settings";
import { start } from "@agency/server/internal/start";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { referenceDate, shiftDates } from "@agency/showcase/sample";
import { afterEach, expect, it } from "vitest";
import site from "../../server.ts";

afterEach(cleanUp);

type Documents = Record<string, Record<string, string>>;

it("dates the sample content for the day of the first start, and never again", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "sample.ndjson");
  const date = { publishedDate: `${referenceDate}T00:00:00Z`, isPublished: true };
  const documents = [
    { _id: "sample", _type: "blogPost", ...date, isSample: true },
    { _id: "edited", _type: "blogPost", ...date, isSample: true },
    { _id: "own", _type: "blogPost", ...date },
  ];
  writeFileSync(file, documents.map((document) => JSON.stringify(document)).join("\n"));

  async function startOnce(mutations: object[] = []): Promise<Documents> {
    const env = { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent" };
    const running = await start(readSettings(env), site, { sample: { file, shiftDates } });
    const headers = {
      Authorization: `Bearer ${running.embedded?.token}`,
      "Content-Type": "application/json",
    };
    const at = `${running.embedded?.address}/v2023-05-03/data`;
    const body = JSON.stringify({ mutations });
    if (mutations.length > 0)
      await fetch(`${at}/mutate/production`, { method: "POST", headers, body });
    const query = encodeURIComponent('*[_type=="blogPost"]{_id,publishedDate}');
    const answer = await fetch(`${at}/query/production?query=${query}`, { headers });
    const { result } = (await answer.json()) as { result: { _id: string }[] };
    await running.stop({ drain: false });
    return Object.fromEntries(result.map(({ _id, ...document }) => [_id, document]));
  }

  const change = { patch: { id: "edited", set: { publishedDate: "2001-02-03T04:05:06Z" } } };
  const first = await startOnce([change]);
  const age = (Date.now() - Date.parse(String(first.sample?.publishedDate))) / 86_400_000;
  expect(Math.floor(age / 7)).toBe(0);
  expect(first.own).toEqual({ publishedDate: date.publishedDate });
  expect(first.edited).toEqual({ publishedDate: "2001-02-03T04:05:06Z" });
  expect(await startOnce()).toEqual(first);
});
