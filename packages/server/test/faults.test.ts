import { createServer, connect as tcp } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { maxTries } from "../src/settings/timeouts.ts";
import { cleanUp, onCleanUp } from "./support/cleanUp.ts";
import { type Mails, mailEnv, startMail } from "./support/mail.ts";
import { freePort, listen } from "./support/ports.ts";
import { startSite as startDefault, type TestSite, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { enquiries, enquiry, filled } from "./support/visitors.ts";
import { severalPolls, until } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 50, idle: 50, grace: 0, retry: 100 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const getEmail = async (site: TestSite) => (await enquiries(site.writer))[0]?.mail;

describe("a mail server in trouble", () => {
  it("that dies in the middle of a message gets it again, and it arrives once", async () => {
    const mails = await startMail();
    const door = await startMailProxy(mails, 2);
    const site = await startSite(mailEnv(door));
    await site.post("/api/contact", enquiry("half@example.com"));
    await until(async () => (await getEmail(site))?.state === "sent");
    expect(await getEmail(site)).toMatchObject({ tries: 3 });
    await severalPolls();
    expect(mails.received).toHaveLength(1);
    expect(mails.received[0]?.text).toContain("Where should it arrive?");
  });

  it.each([
    ["refuses connections", async () => mailEnv({ url: `smtp://127.0.0.1:${await freePort()}` })],
    ["hangs", async () => mailEnv({ url: await silentPort() })],
    ["says 4xx", async () => mailEnv(await refusing(451))],
  ])("that %s to the last try makes a failed mail in health and log", async (_how, env) => {
    Object.assign(timeouts, { retry: 1, maxRetry: 1, send: 100 });
    const site = await startSite(await env());
    const answer = await site.post("/api/contact", enquiry("never@example.com"));
    expect(answer.status).toBe(201);
    await until(async () => (await getEmail(site))?.state === "failed");
    expect(await getEmail(site)).toMatchObject({
      tries: maxTries,
      lastError: expect.stringMatching(/^E/),
    });
    expect(await site.ready()).toMatchObject({ status: "ready", mail: { failed: 1 } });
    expect(site.log.join("")).toContain('"msg":"mail given up"');
    expect(site.log.join("")).not.toContain("never@");
  });
});

async function refusing(status: number): Promise<Mails> {
  const mails = await startMail();
  mails.refuse.recipient = () => status;
  return mails;
}

async function silentPort(): Promise<string> {
  const server = createServer(() => undefined);
  const port = await listen(server);
  onCleanUp(() => server.close());
  return `smtp://127.0.0.1:${port}`;
}

async function startMailProxy(mails: Mails, breaks: number): Promise<{ url: string }> {
  let left = breaks;
  const server = createServer((client) => {
    const upstream = tcp(Number(new URL(mails.url).port), "127.0.0.1");
    let inMessage = false;
    client.on("data", (part) => {
      if (inMessage && left > 0) {
        left--;
        upstream.write(part.subarray(0, 100));
        client.destroy();
        return upstream.destroy();
      }
      inMessage = /(^|\n)DATA\r\n$/i.test(part.toString());
      upstream.write(part);
    });
    upstream.on("data", (part) => client.write(part));
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
  });
  const port = await listen(server);
  onCleanUp(() => server.close());
  return { url: `smtp://127.0.0.1:${port}` };
}

describe("a clock that jumps", () => {
  const jump = (days: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
    const start = performance.now();
    const from = Date.now();
    const tick = setInterval(() => vi.setSystemTime(from + performance.now() - start), 5);
    onCleanUp(() => clearInterval(tick));
  };

  it("forward while a mail is being sent sends it once", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    let release: (() => void) | undefined;
    const door = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    mails.refuse.recipient = () => {
      asked++;
      return undefined;
    };
    mails.hold = door;
    await site.post("/api/contact", enquiry("ahead@example.com"));
    await until(() => asked === 1);
    jump(2);
    await severalPolls();
    release?.();
    await until(async () => (await getEmail(site))?.state === "sent");
    await severalPolls();
    expect(asked).toBe(1);
    expect(mails.received).toHaveLength(1);
  });

  it("back, after a mail was put off or claimed, does not put it off for ever", async () => {
    Object.assign(timeouts, { grace: 60_000 });
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    await site.post("/api/contact", enquiry("one@example.com"));
    await site.post("/api/newsletter", filled("two@example.com"));
    const [subscriber] = await site.subscribers();
    const later = new Date(Date.now() + 60_000).toISOString();
    const claim = {
      state: "sending",
      tries: 1,
      nextTryAt: later,
      claim: "gone",
      claimedUntil: later,
    };
    await site.writer
      .patch(subscriber?._id ?? "")
      .set({ mail: claim })
      .commit();
    jump(-365);
    await until(() => mails.received.length === 2);
    await until(async () => (await site.subscribers())[0]?.mail.state === "sent");
  });
});
