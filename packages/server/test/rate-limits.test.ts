import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { shellQuery } from "@agency/content/queries/shell";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { createLimits, type Limits } from "../src/http/rateLimits.ts";
import { createRecipientLimit } from "../src/http/recipientLimit.ts";
import { connectRedis } from "../src/http/redis.ts";
import { cleanUp, onCleanUp } from "./support/cleanUp.ts";
import { listen } from "./support/ports.ts";
import { startRedis } from "./support/redis.ts";
import { post, queryPath } from "./support/requests.ts";
import { startSite, type TestSite } from "./support/startSite.ts";
import { enquiry, filled, sendEmail, startInterceptor } from "./support/visitors.ts";
import { until } from "./support/wait.ts";

describe("limits", () => {
  afterEach(cleanUp);

  it("stop an address that sends too much, for each form on its own", async () => {
    const site = await startSite({ RATE_LIMIT: "3" });
    const statuses: number[] = [];
    const left: (string | null)[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const answer = await site.post("/api/newsletter", filled(`v${turn}@example.com`));
      statuses.push(answer.status);
      left.push(answer.headers.get("ratelimit"));
      expect(answer.headers.get("ratelimit-policy")).toBe('"newsletter";q=3;w=600');
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    for (const [turn, remaining] of [2, 1, 0, 0].entries())
      expect(left[turn]).toMatch(new RegExp(`^"newsletter";r=${remaining};t=\\d+$`));
    const refused = await site.post("/api/newsletter", filled("v5@example.com"));
    expect(await refused.json()).toMatchObject({ error: { code: "too-many" } });
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(refused.headers.get("ratelimit")).toBe(`"newsletter";r=0;t=${wait}`);
    expect((await site.post("/api/send-email", sendEmail("v1@example.com"))).status).toBe(202);
    expect(await site.subscribers()).toHaveLength(3);
  });

  it("stop one mail address from many places", async () => {
    const site = await startSite({ TRUSTED_PROXIES: "1" });
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const headers = { "X-Forwarded-For": `203.0.113.${turn}` };
      statuses.push(
        (await site.post("/api/newsletter", filled("one@example.com"), headers)).status,
      );
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it("believe only trusted proxies", async () => {
    const spoofed = async (site: TestSite) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 3; turn++) {
        const headers = { "X-Forwarded-For": `198.51.100.${turn}, 203.0.113.1` };
        const body = filled(`${turn}@example.com`);
        statuses.push((await post(`${site.url}/api/newsletter`, body, headers)).status);
      }
      return statuses;
    };
    expect(await spoofed(await startSite({ RATE_LIMIT: "2" }))).toEqual([201, 201, 429]);
    expect(await spoofed(await startSite({ RATE_LIMIT: "2", TRUSTED_PROXIES: "1" }))).toEqual([
      201, 201, 429,
    ]);
    expect(await spoofed(await startSite({ RATE_LIMIT: "2", TRUSTED_PROXIES: "2" }))).toEqual([
      201, 201, 201,
    ]);
  });

  it("stop an address that asks the content service too much, and leave the server's own calls", async () => {
    const site = await startSite({ RATE_LIMIT: "1" });
    const ask = () => fetch(`${site.url}/content${queryPath(shellQuery, { lang: "en" })}`);
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn++) statuses.push((await ask()).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { code: "too-many" } });
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await site.post("/api/newsletter", filled("a@example.com"))).status).toBe(201);
  });

  it("stop an address that tries tokens, and nobody else", async () => {
    const site = await startSite({ CONTENT_API: "full", TRUSTED_PROXIES: "1" });
    const ask = async (token: string, address: string) => {
      const headers = { Authorization: `Bearer ${token}`, "X-Forwarded-For": address };
      const url = `${site.url}/content/v1/data/query/submissions?query=1`;
      return (await fetch(url, { headers })).status;
    };
    for (let turn = 0; turn < 10; turn++)
      expect(await ask(`wrong-${turn}`, "198.51.100.1")).toBe(401);
    expect(await ask(site.token, "198.51.100.1")).toBe(429);
    expect(await ask(site.token, "198.51.100.2")).toBe(200);
  });

  it("leave room for a page full of pictures, and for more than one", async () => {
    const site = await startSite({ RATE_LIMIT: "1" });
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < 201; turn++) {
      const { status } = await site.ask("/content/images/local/production/none-1x1.png", {});
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [404, 200],
      [429, 1],
    ]);
    const query = await site.ask(`/content${queryPath(shellQuery, { lang: "en" })}`, {});
    expect(query.status).toBe(200);
  });

  it("count in memory while Redis is away", async () => {
    const site = await startSite({ RATE_LIMIT: "1", REDIS_URL: "redis://127.0.0.1:1" });
    expect((await site.post("/api/newsletter", filled("a@example.com"))).status).toBe(201);
    expect((await site.post("/api/newsletter", filled("b@example.com"))).status).toBe(429);
  });

  it("do not count a form again that has to be sent again", async () => {
    const interceptor = await startInterceptor();
    const site = await startSite(interceptor.env);
    const form = enquiry("patient@example.com");
    const send = async (body = form) => (await site.post("/api/contact", body)).status;
    interceptor.before = () => new Response(null, { status: 500 });
    for (let turn = 0; turn < 15; turn++) expect(await send()).toBe(503);
    interceptor.before = undefined;
    expect(await send()).toBe(201);
    for (let turn = 0; turn < 9; turn++)
      expect(await send({ ...form, id: randomUUID() })).toBe(201);
    expect(await send({ ...form, id: randomUUID() })).toBe(429);
  });
});

describe("limits of several instances", () => {
  const log = pino({ level: "silent" });
  afterEach(cleanUp);

  const counted: Record<string, [allowed: number, count: (limits: Limits) => Promise<unknown>]> = {
    forms: [2, (limits) => limits.address("contact", "203.0.113.1")],
    "mail addresses": [10, (limits) => limits.email("contact", "a@example.com")],
    content: [40, (limits) => limits.content("203.0.113.1")],
    pictures: [400, (limits) => limits.picture("203.0.113.1")],
    searches: [40, (limits) => limits.search("203.0.113.1")],
    "wrong tokens": [
      10,
      async (limits) => {
        await limits.requireFewWrongTokens("203.0.113.1");
        await limits.countWrongToken("203.0.113.1");
      },
    ],
  };

  async function openTwo() {
    const { url } = await startRedis();
    const connect = async () => {
      const redis = connectRedis(url, log);
      onCleanUp(async () => redis.disconnect());
      await until(() => redis.status === "ready");
      return { redis, secret: "x".repeat(32) };
    };
    return [await connect(), await connect()] as const;
  }

  it.each(Object.entries(counted))("are shared in Redis: %s", async (_, [allowed, count]) => {
    const [one, other] = (await openTwo()).map((options) =>
      createLimits({ ...options, perAddress: 2 }),
    ) as [Limits, Limits];
    for (let turn = 0; turn < allowed; turn++) await count(turn % 2 === 0 ? one : other);
    await expect(count(one)).rejects.toThrow("too-many");
    await expect(count(other)).rejects.toThrow("too-many");
  });

  it("are shared in Redis: mails to one mailbox", async () => {
    const [one, other] = (await openTwo()).map(createRecipientLimit);
    const taken = [];
    for (const [turn, limit] of [one, other, one, other].entries())
      taken.push(await limit?.take("a@example.com", `${turn}`));
    expect(taken).toEqual([true, true, true, false]);
  });
});

describe("the limit of a mail address", () => {
  const log = pino({ level: "silent" });
  const open = (redisUrl?: string) => {
    const redis = redisUrl ? connectRedis(redisUrl, log) : undefined;
    const limits = createLimits({ redis, secret: "x".repeat(32), perAddress: 1 });
    onCleanUp(limits.close);
    return limits;
  };
  afterEach(cleanUp);

  it("is not passed by a form that was refused, nor by one that comes for ever", async () => {
    const limits = open();
    const count = (id: string) => limits.email("contact", "a@example.com", id);
    for (let turn = 0; turn < 9; turn++) await count(`${turn}`);
    for (let turn = 0; turn < 20; turn++) await count("again");
    await expect(count("again")).rejects.toThrow("too-many");
    await expect(count("new")).rejects.toThrow("too-many");
    await expect(count("new")).rejects.toThrow("too-many");
    await limits.email("contact", "b@example.com", "new");
  });

  it("is counted in memory when Redis hangs, and soon", async () => {
    const redis = await startHangingRedis();
    const limits = open(redis.url);
    let visitor = 0;
    await until(async () => {
      await limits.address("contact", `198.51.100.${visitor++}`);
      return redis.unanswered() > 0;
    });
    await limits.address("contact", "203.0.113.1");
    await expect(limits.address("contact", "203.0.113.1")).rejects.toThrow("too-many");
    await limits.email("contact", "a@example.com", "1");
  });
});

async function startHangingRedis() {
  const answers: Record<string, string> = {
    HELLO: "%1\r\n+proto\r\n:3\r\n",
    CLIENT: "+OK\r\n",
    INFO: "$9\r\nloading:0\r\n",
  };
  let unanswered = 0;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      for (const [, command = ""] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
        const answer = answers[command.toUpperCase()];
        if (!answer) unanswered++;
        else if (unanswered === 0) socket.write(answer);
      }
    });
  });
  const port = await listen(server);
  onCleanUp(() => server.close());
  return { url: `redis://127.0.0.1:${port}`, unanswered: () => unanswered };
}
