import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { HealthFinding } from "../src/monitoring/monitor.ts";
import { cleanUp, onCleanUp } from "./support/cleanUp.ts";
import { recordFigure } from "./support/figures.ts";
import { freePort } from "./support/ports.ts";
import fixtureSite from "./support/site.ts";
import { startSite as startDefault, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { filled, sendEmail, startInterceptor } from "./support/visitors.ts";
import { until } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 50 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

const elsewhere = (apiHost: string) => ({
  SANITY_PROJECT_ID: "local",
  SANITY_API_HOST: apiHost,
  SANITY_WRITE_TOKEN: "token-of-nobody-that-is-long-enough-for-one",
  SECRET: "the-same-secret-for-all-instances",
});

describe("health", () => {
  it("is good when all is well", async () => {
    const site = await startSite();
    expect(await (await fetch(`${site.url}/healthz`)).json()).toEqual({ status: "alive" });
    const ready = await fetch(`${site.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: "ready" });
    expect(await site.ready()).toMatchObject({
      status: "ready",
      mail: { pending: 0, failed: 0 },
      disk: { freeMb: expect.any(Number), totalMb: expect.any(Number) },
      backup: { nightly: false, succeededAt: null, ageHours: null, failedAt: null },
      alarms: expect.any(Array),
    });
  });

  it("has findings of extensions for token holders, with an alarm once in the log", async () => {
    const finding: HealthFinding = { details: { left: 3 }, alarm: "the queue hangs" };
    const check = { name: "queue", read: async () => finding };
    const extensions = [{ open: () => ({ checks: [check] }) }];
    const site = await startSite({}, { site: { ...fixtureSite, extensions } });
    for (let times = 0; times < 3; times++)
      expect(await site.ready()).toMatchObject({
        status: "ready",
        queue: { left: 3 },
        alarms: ["queue"],
      });
    expect(await (await fetch(`${site.url}/readyz`)).json()).toEqual({ status: "ready" });
    const count = (message: string) => site.log.filter((line) => line.includes(message)).length;
    expect(count("the queue hangs")).toBe(1);
    delete finding.alarm;
    await site.ready();
    expect(await site.ready()).toMatchObject({ alarms: [] });
    expect([count("the queue hangs"), count("alarm ended")]).toEqual([1, 1]);
  });

  it("waits for what pages need from an extension, and says how far that is", async () => {
    let reason: string | undefined = "search: 43 %";
    const extension = { open: () => ({ getUnreadyReason: () => reason }) };
    const site = await startSite({}, { site: { ...fixtureSite, extensions: [extension] } });
    const waiting = await fetch(`${site.url}/readyz`);
    expect(waiting.status).toBe(503);
    expect(await waiting.json()).toEqual({ status: "unready", reasons: [reason] });
    reason = undefined;
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });

  it("counts mails that wait", async () => {
    timeouts.grace = 60_000;
    const site = await startSite();
    await site.post("/api/newsletter", filled("waiting@example.com"));
    expect(await site.ready()).toMatchObject({ mail: { pending: 1 } });
  });
});

const jsonType = { "Content-Type": "application/json" };
const talk = JSON.stringify({
  error: { type: "mutationError", description: "No room for kept@example.com" },
});

let held = 0;
afterAll(() =>
  recordFigure(
    "Content service down, silent, broken, refusing, talkative: the site's pages, and a form",
    `${held} of 10: pages served, \`/readyz\` 503; the form refused with 503, nothing of it in the log`,
  ),
);

describe.each([
  ["down", async () => `http://127.0.0.1:${await freePort()}`],
  ["silent", () => answering(() => undefined)],
  ["broken", () => answering((response) => response.writeHead(500).end("<html>"))],
  [
    "refusing",
    () => {
      let calls = 0;
      // Refusing the first request would prevent the start.
      return answering((response) => response.writeHead(++calls > 1 ? 401 : 500).end("{}"));
    },
  ],
  ["talkative", () => answering((response) => response.writeHead(400, jsonType).end(talk))],
])("a content service that is %s", (_how, contentService) => {
  beforeEach(() => Object.assign(timeouts, { content: 300, exists: 100, ready: 300 }));
  afterEach(() => void held++);

  it("leaves the site alive, not ready, and the pages with their answer", async () => {
    const site = await startSite(elsewhere(await contentService()));
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${site.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({
      status: "unready",
      reasons: ["content-unavailable", "submissions-unavailable"],
    });
    expect((await fetch(`${site.url}/blog/any-post`)).status).toBe(200);
    expect((await fetch(`${site.url}/nothing`)).status).toBe(404);
  });

  it("does not let a visitor believe that something was stored", async () => {
    const site = await startSite(elsewhere(await contentService()));
    const answer = await site.post("/api/newsletter", filled("kept@example.com"));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toMatchObject({ error: { code: "content-unavailable" } });
    expect((await site.post("/api/send-email", sendEmail("kept@example.com"))).status).toBe(202);
    await until(() => site.log.join("").includes("mail outbox failed"));
    expect(site.log.join("")).not.toContain("kept@");
  });
});

async function answering(
  answer: (response: import("node:http").ServerResponse) => unknown,
): Promise<string> {
  const server = createServer((_request, response) => void answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onCleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("the page reads content through this server, and pictures from the content service elsewhere", async () => {
  const { env, url } = await startInterceptor();
  const site = await startSite({ ...env, LOG_LEVEL: "silent" });
  const page = await fetch(site.url);
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain(`img-src 'self' data: ${url} https://cdn.sanity.io;`);
  expect(await page.text()).toContain('"apiHost":"/content"');
});
