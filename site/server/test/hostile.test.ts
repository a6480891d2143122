import { createConnection } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Submission } from "../records.ts";
import { times } from "../times.ts";
import { figure } from "./figures.ts";
import { badFiles, docx, pdf } from "./files.ts";
import { generator, type Shot } from "./shots.ts";
import { cleanUp, mailEnv, startMail, startSite, type TestSite } from "./support.ts";
import { addVacancies, application, applications, apply, assets, enquiries } from "./visitors.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

let site: TestSite;
const before = { ...times };
beforeAll(async () => {
  Object.assign(times, before, { poll: 60_000, grace: 60_000 });
  site = await startSite({
    ...mailEnv(await startMail()),
    RATE_LIMIT: "100000",
    LOG_LEVEL: "error",
  });
  await addVacancies(site.writer);
});
afterAll(async () => {
  await cleanUp();
  Object.assign(times, before);
});

const fire = async ({ path, ...init }: Shot): Promise<number> => {
  const answer = await site.ask(path, init);
  const text = await answer.text();
  if (answer.status >= 400 && !path.startsWith("/api/unsubscribe"))
    expect(JSON.parse(text).error.code).toMatch(/^[a-z-]+$/);
  return answer.status;
};

/** What no stored record may hold, whatever was sent. */
function faultsOf(record: Submission): string[] {
  const text = JSON.stringify(record);
  const name = "name" in record ? record.name : record.applicantName;
  return [
    ...(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/.test(text) ? ["direction marks"] : []),
    ...(/\\u00(0[0-8bcef]|1|7f)/.test(text) ? ["control characters"] : []),
    ...(/^[^\s@<>,]+@[^\s@<>,]+\.[a-z0-9-]+$/i.test(record.email) ? [] : ["no address"]),
    ...(/[\r\n]/.test(name) ? ["a name of two lines"] : []),
    ...(text.length > 12_000 ? ["too long"] : []),
    ...(["new", "active"].includes(record.status) ? [] : ["a status of its own"]),
    ...(["en", "ar"].includes(record.language) ? [] : ["a language of its own"]),
  ];
}

describe("10,000 bad requests", () => {
  it("get no 500, store no bad record, and leave the memory as it was", async () => {
    const next = generator(20_261_121);
    const counts = new Map<number, number>();
    const shoot = async (shots: number) => {
      let left = shots;
      const worker = async () => {
        while (left-- > 0) {
          const shot = next();
          const status = await fire(shot);
          counts.set(status, (counts.get(status) ?? 0) + 1);
          if (status >= 500)
            throw new Error(`${status} for ${JSON.stringify(shot).slice(0, 2_000)}`);
        }
      };
      await Promise.all(Array.from({ length: 16 }, worker));
    };
    await shoot(2_000);
    const start = heap();
    await shoot(8_500);
    const grown = (heap() - start) / 1024 / 1024;
    expect(grown).toBeLessThan(64);
    expect([...counts.keys()].every((status) => status < 500)).toBe(true);

    const records = await site.writer.fetch<Submission[]>("*[defined(email)]");
    for (const record of records) expect(faultsOf(record)).toEqual([]);
    // Whatever was answered 201 is there, or was caught by the trap.
    expect(records.length).toBeLessThanOrEqual(counts.get(201) ?? 0);
    expect(records.length).toBeGreaterThan(0);
    expect((await assets(site.writer)).length).toBeLessThanOrEqual(records.length);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const sum = [...counts.values()].reduce((all, count) => all + count, 0);
    const by = [...counts]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`);
    figure(
      "Generated bad requests against every endpoint",
      `${sum} requests (${by.join(", ")}); no 5xx, no bad record, heap ${grown < 0 ? "" : "+"}${grown.toFixed(1)} MB`,
    );
  }, 120_000);
});

describe("a hostile file", () => {
  it.each(Object.keys(badFiles))("(%s) is refused under any name and type", async (what) => {
    const count = (await assets(site.writer)).length;
    const content = badFiles[what]?.() ?? Buffer.alloc(0);
    for (const [name, type] of [
      ["cv.pdf", "application/pdf"],
      [
        "../../cv.docx\0.pdf",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      ],
    ] as const) {
      const answer = await apply(site.url, application("file@example.com"), {
        name,
        type,
        content,
      });
      expect(answer.status).toBe(content.length > 5_400_000 ? 413 : 422);
      const { error } = await answer.json();
      expect(error.fields[0].field).toBe("resume");
    }
    expect(await assets(site.writer)).toHaveLength(count);
  });

  it("that is too large is cut off while it arrives, or refused by its size", async () => {
    const large = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]);
    const answer = await apply(site.url, application("big@example.com"), {
      name: "cv.pdf",
      content: large,
    });
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.fields).toEqual([{ field: "resume", code: "file-large" }]);

    const endless = await raw(
      `POST /api/applications HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n`,
      (write) => write(`10000\r\n${"x".repeat(0x10000)}\r\n`),
    );
    expect(endless.answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(endless.answer).toContain('"field":"resume","code":"file-large"');
    expect(endless.sent).toBeLessThan(12 * 1024 * 1024);
  });

  it("keeps its name to itself", async () => {
    const name = '..\\..\\x\u202Efdp."><img src=x>\r\nSet-Cookie: a=b;.exe';
    await apply(site.url, application("name@example.com"), { name, content: docx() });
    const all = await applications(site.writer);
    const record = all.find(({ email }) => email === "name@example.com");
    expect(record?.resumeFile?.name).toBe("xfdp.img src=xSet-Cookie a=b.docx");
  });
});

describe("a slow or broken sender", () => {
  const head = (more: string) =>
    `POST /api/contact HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nContent-Type: application/json\r\n${more}\r\n`;

  it.each([
    ["is silent", { silence: 150 }],
    ["drips", { body: 400 }],
  ])("that %s is answered 408, and let go", async (how, waits) => {
    Object.assign(times, waits);
    const { answer } = await raw(head("Content-Length: 5000\r\n"), (write, turn) => {
      if (how === "drips" || turn === 0) write(" ");
    });
    Object.assign(times, { silence: before.silence, body: before.body });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"too-slow"');
  });

  it("that goes away in the middle leaves nothing behind, in the log neither", async () => {
    const count = (await enquiries(site.writer)).length;
    const errors = site.log.length;
    for (let turn = 0; turn < 20; turn++)
      await raw(head("Content-Length: 5000\r\n"), (write, at, leave) =>
        at ? leave() : write("{"),
      );
    expect(await enquiries(site.writer)).toHaveLength(count);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(site.log.slice(errors)).toEqual([]);
  });
});

/** Writes to a socket, step by step, until there is an answer or the line is closed. */
function raw(
  head: string,
  step: (write: (text: string) => void, turn: number, leave: () => void) => void,
): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(site.url);
    const socket = createConnection(Number(port), hostname);
    let answer = "";
    let sent = 0;
    let turn = 0;
    const timer = setInterval(() => {
      if (socket.connecting) return;
      if (socket.writableNeedDrain || socket.destroyed) return;
      const write = (text: string) => {
        sent += text.length;
        socket.write(text);
      };
      step(write, turn++, () => socket.destroy());
    }, 5);
    const done = () => {
      clearInterval(timer);
      socket.destroy();
      resolve({ answer, sent });
    };
    socket.on("connect", () => socket.write(head));
    socket.on("data", (part) => {
      answer += part.toString();
      if (answer.includes("}}") || answer.includes("}]}}")) done();
    });
    socket.on("error", () => undefined).on("close", done);
  });
}
