import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createSemaphore, createUploadBudget, uploadLimits } from "../src/submissions/uploads.ts";
import { cleanUp, onCleanUp } from "./support/cleanUp.ts";
import { pdf } from "./support/pdfs.ts";
import { rawSocket } from "./support/rawRequest.ts";
import { startSite as startDefault, type TestSite, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { addVacancies, application, apply, enquiry, filled } from "./support/visitors.ts";
import { until } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 60_000, grace: 60_000 });
const startSite = withTimeouts(startDefault, timeouts);

const usual = { ...uploadLimits };
afterEach(async () => {
  await cleanUp();
  Object.assign(uploadLimits, usual);
});

describe("the room for uploads", () => {
  const options = { bytes: 1_000, perAddress: 2, small: 100 };

  it("holds so many bytes and no more, and gets them back", () => {
    const room = createUploadBudget(options);
    const [a, b] = [room.enter("a"), room.enter("b")];
    a.take(100);
    a.take(600);
    b.take(500);
    expect(() => room.enter("c").take(101)).toThrow("busy");
    a.free();
    a.free();
    room.enter("c").take(700);
    expect(() => room.enter("d").take(101)).toThrow("busy");
  });

  it("gives each address a share of it", () => {
    const room = createUploadBudget(options);
    const uploads = [room.enter("a"), room.enter("a"), room.enter("a")];
    for (const upload of uploads) upload.take(100);
    uploads[0]?.take(1);
    uploads[1]?.take(1);
    expect(() => uploads[2]?.take(1)).toThrow("too-many");
    room.enter("b").take(101);
    uploads[2]?.free();
    uploads[0]?.free();
    room.enter("a").take(101);
    expect(() => room.enter("a").take(101)).toThrow("too-many");
  });

  it("is never too small for a form without a file", () => {
    const room = createUploadBudget({ ...options, bytes: 0, perAddress: 0 });
    for (let turn = 0; turn < 100; turn++) room.enter("a").take(100);
    expect(() => room.enter("a").take(101)).toThrow("too-many");
  });
});

describe("a gate", () => {
  it("lets so many through at once, in the order they came, and all in the end", async () => {
    const gate = createSemaphore(2);
    const order: number[] = [];
    let inside = 0;
    let max = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        gate(async () => {
          order.push(at);
          max = Math.max(max, ++inside);
          await new Promise((resolve) => setImmediate(resolve));
          inside--;
          if (at % 3 === 0) throw new Error("failed");
          return at;
        }),
      ),
    );
    expect(max).toBe(2);
    expect(order).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(7);
    expect(await gate(async () => "free again")).toBe("free again");
  });
});

describe("uploads that are never finished", () => {
  const head = (site: TestSite, address: string) =>
    `POST /api/applications HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n`;

  /** Sends 100 KB each, then stalls. */
  function stall(site: TestSite, addresses: string[]) {
    let left = false;
    const refused: string[] = [];
    for (const address of addresses)
      void rawSocket(site.url, head(site, address), (write, turn, leave) => {
        if (turn === 0) write("x".repeat(100_000));
        if (left) leave();
      }).then(({ answer }) => {
        if (answer) refused.push(answer);
      });
    const leave = () => {
      left = true;
    };
    onCleanUp(leave);
    return { refused, leave };
  }

  const from = (address: string) => ({ "X-Forwarded-For": address });
  const file = {
    name: "cv.pdf",
    content: pdf("-".repeat(1e5)),
  };
  const start = async () => {
    const site = await startSite({ TRUSTED_PROXIES: "1" });
    await addVacancies(site.writer);
    return site;
  };

  it("from one address take its own share, and nothing of anybody else's", async () => {
    const site = await start();
    const { refused, leave } = stall(site, Array<string>(11).fill("203.0.113.1"));
    await until(() => refused.length === 5);
    for (const answer of refused) {
      expect(answer).toMatch(/^HTTP\/1\.1 429 /);
      expect(answer).toMatch(/\r\nretry-after: 10\r\n/i);
      expect(answer).toContain('"code":"too-many"');
    }
    const send = (address: string, sent?: typeof file) =>
      apply(site.url, application(`${crypto.randomUUID()}@example.com`), sent, from(address));
    expect((await send("203.0.113.2", file)).status).toBe(201);
    expect((await send("203.0.113.1")).status).toBe(201);
    expect((await send("203.0.113.1", file)).status).toBe(429);
    leave();
    await until(async () => (await send("203.0.113.1", file)).status === 201);
  });

  it("from everywhere leave room for forms without a file", async () => {
    uploadLimits.bytes = 300_000;
    const site = await start();
    const addresses = Array.from({ length: 7 }, (_, at) => `203.0.113.${at}`);
    // 37 KB of each are free, so four fit.
    const { refused, leave } = stall(site, addresses);
    await until(() => refused.length === 3);
    const late = from("203.0.113.99");
    const form = application("late@example.com");
    expect((await apply(site.url, form, file, late)).status).toBe(503);
    expect((await apply(site.url, application("plain@example.com"), undefined, late)).status).toBe(
      201,
    );
    expect((await site.post("/api/contact", enquiry("c@example.com"), late)).status).toBe(201);
    expect((await site.post("/api/newsletter", filled("n@example.com"), late)).status).toBe(201);
    leave();
    await until(async () => (await apply(site.url, form, file, late)).status === 201);
  });

  it("that drip are let go, although they are never silent", async () => {
    timeouts.silence = 300;
    const site = await start();
    const { answer } = await rawSocket(site.url, head(site, "203.0.113.1"), (write) => write("x"));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"too-slow"');
  });
});

it("what is refused on its way leaves its connection open for the next request", async () => {
  const site = await startSite();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onCleanUp(() => agent.destroy());
  const ask = (method: string, path: string, body?: Buffer) =>
    new Promise<{ status?: number | undefined; isSameLine: boolean }>((resolve, reject) => {
      const headers = { "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
      const call = request(site.url + path, { agent, method, ...(body && { headers }) });
      call.on("error", reject).on("response", (answer) => {
        answer
          .resume()
          .on("end", () => resolve({ status: answer.statusCode, isSameLine: call.reusedSocket }));
      });
      call.end(body);
    });
  // Busy machines may miss it once.
  await until(async () => {
    const { status } = await ask("POST", "/api/contact", Buffer.alloc(1024 * 1024, "x"));
    expect(status).toBe(413);
    await sleep(700);
    return (await ask("GET", "/healthz")).isSameLine;
  });
});
