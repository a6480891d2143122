/* Child process: copies a sample post. Arguments: data folder, number of posts. Dates are a minute
   apart, transactions have a hundred posts. */
import { readFile } from "node:fs/promises";
import { indexes } from "@agency/content/indexes";
import { openLake } from "@agency/content-lake";
import { sampleContent } from "@agency/showcase/sample";

const perTransaction = 100;
const newest = Date.UTC(2024, 0, 1);

const [dataDir = "", count = "0"] = process.argv.slice(2);

async function readPost(): Promise<Record<string, unknown>> {
  const lines = (await readFile(sampleContent, "utf8")).split("\n");
  const line = lines.find((one) => one.includes('"_type":"blogPost"')) ?? "";
  // Without pictures, which an import would copy.
  const text = line.replaceAll(/"_sanityAsset":"[^"]*"/g, '"n":1');
  return JSON.parse(text) as Record<string, unknown>;
}

function copyPost(post: Record<string, unknown>, number: number): Record<string, unknown> {
  return {
    ...post,
    _id: `copy-${number}`,
    slug: { _type: "slug", current: `copy-${number}` },
    publishedDate: new Date(newest - number * 60_000).toISOString(),
  };
}

const lake = await openLake({
  dataDir,
  datasets: { production: "public", submissions: "private" },
  indexes: { production: indexes },
});
const post = await readPost();
for (let from = 0; from < Number(count); from += perTransaction) {
  const size = Math.min(perTransaction, Number(count) - from);
  const mutations = Array.from({ length: size }, (_, at) => ({
    createOrReplace: copyPost(post, from + at),
  }));
  const response = await lake.fetch(
    new Request("http://localhost/v2023-05-03/data/mutate/production", {
      method: "POST",
      body: JSON.stringify({ mutations }),
      headers: { authorization: `Bearer ${lake.token}`, "content-type": "application/json" },
    }),
  );
  if (!response.ok) throw new Error(await response.text());
}
await lake.close();
