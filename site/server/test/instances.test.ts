import { cleanUp } from "@agency/server/testing/cleanUp";
import { startRedis } from "@agency/server/testing/redis";
import type { TestSite } from "@agency/server/testing/startSite";
import { filled, type Interceptor, startInterceptor } from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, describe, expect, it } from "vitest";
import { startSite } from "./support.ts";

afterEach(cleanUp);

async function startInstances(env: Record<string, string> = {}) {
  const interceptor = await startInterceptor({ production: "private" });
  const start = () => startSite({ ...interceptor.env, ...env });
  return { interceptor, instances: [await start(), await start()] as const };
}

const search = (site: TestSite, q: string) =>
  fetch(`${site.url}/api/search?lang=en&type=blogPost&end=1&q=${q}`);

async function findCount(site: TestSite, q: string): Promise<number | undefined> {
  const response = await search(site, q);
  return response.ok ? ((await response.json()) as { count: number }).count : undefined;
}

const publish = ({ writer }: Interceptor, id: string) =>
  writer
    .withConfig({ dataset: "production" })
    .create({ _id: id, _type: "blogPost", title: id, isPublished: true, slug: { current: id } });

describe("two instances of a project", () => {
  it("both find what was published a moment ago, with no page open", async () => {
    const { interceptor, instances } = await startInstances();
    for (const site of instances)
      await until(async () => (await findCount(site, "quincunx")) === 0);
    const events = new Set<string | null>();
    interceptor.before = (request) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get("$ids")?.includes("quincunx"))
        events.add(searchParams.get("lastLiveEventId"));
      return undefined;
    };
    const { _rev } = await publish(interceptor, "quincunx");
    for (const site of instances)
      await until(async () => (await findCount(site, "quincunx")) === 1);
    expect([...events]).toEqual([_rev]);
  });

  it("share limits in Redis", async () => {
    const redis = await startRedis();
    const { instances } = await startInstances({ REDIS_URL: redis.url, RATE_LIMIT: "1" });
    const [one, other] = instances;
    await until(() => redis.ready() === instances.length);
    expect((await one.post("/api/newsletter", filled("a@example.com"))).status).toBe(201);
    expect((await other.post("/api/newsletter", filled("b@example.com"))).status).toBe(429);
  });
});
