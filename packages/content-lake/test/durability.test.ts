import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LakeInUseError, openLake } from "../src/index.ts";
import { run, type ServedLake, serveLake } from "./process.ts";
import { temporaryFolder } from "./server.ts";

let folder: ReturnType<typeof temporaryFolder>;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => folder.remove());

const ROUNDS = 5;
const WRITERS = 4;
const ACKNOWLEDGED_PER_ROUND = 30;

async function writePairs(
  served: ServedLake,
  name: string,
  acknowledge: (pair: string) => void,
): Promise<void> {
  for (let i = 0; ; i++) {
    const pair = `${name}-${i}`;
    try {
      await served.client
        .transaction()
        .create({ _id: `${pair}-left`, _type: "half", pair })
        .create({ _id: `${pair}-right`, _type: "half", pair })
        .commit();
    } catch {
      return;
    }
    acknowledge(pair);
  }
}

describe("killed while writing", () => {
  it("loses nothing it acknowledged and keeps nothing by halves", async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const served = await serveLake(folder.path);
      const goal = ACKNOWLEDGED_PER_ROUND * (round + 1);
      const reached = Promise.withResolvers<void>();
      const acknowledge = (pair: string) => {
        if (acknowledged.push(pair) === goal) reached.resolve();
      };
      const writers = Array.from({ length: WRITERS }, (_, w) =>
        writePairs(served, `r${round}-w${w}`, acknowledge),
      );
      await Promise.race([reached.promise, Promise.all(writers)]);
      expect(await served.end("SIGKILL")).toBeNull();
      await Promise.all(writers);
    }
    const served = await serveLake(folder.path);
    const pairs = await served.client.fetch<string[]>('*[_type == "half"].pair');
    expect(await served.end("SIGTERM")).toBe(0);
    const halves = new Map<string, number>();
    for (const pair of pairs) halves.set(pair, (halves.get(pair) ?? 0) + 1);
    expect([...halves.values()].every((count) => count === 2)).toBe(true);
    expect(acknowledged.filter((pair) => !halves.has(pair))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ACKNOWLEDGED_PER_ROUND);
  });
});

describe("the lock", () => {
  it("keeps a second process, and a second opening, out", async () => {
    const dataDir = `${folder.path}/locked`;
    const served = await serveLake(dataDir);
    const second = await run("export", `${folder.path}/out`, "--data", dataDir);
    expect(second.code).toBe(1);
    expect(second.stderr).toContain("is open in another process");
    await expect(openLake({ dataDir })).rejects.toThrow(LakeInUseError);
    await expect(openLake({ dataDir })).rejects.toThrow("is open in another process");
    await served.end("SIGKILL");
    const lake = await openLake({ dataDir });
    await expect(openLake({ dataDir })).rejects.toThrow("is open in another process");
    await lake.close();
    await (await openLake({ dataDir })).close();
  });
});

describe("a disk that takes no more", () => {
  it("refuses the write and goes on with what it has", async () => {
    const dataDir = `${folder.path}/full`;
    const served = await serveLake(dataDir, 400);
    const text = "x".repeat(20_000);
    const stored: string[] = [];
    let status = 0;
    for (let i = 0; status === 0 && i < 100; i++) {
      const _id = `doc-${i}`;
      try {
        await served.client.create({ _id, _type: "t", text });
        stored.push(_id);
      } catch (error) {
        status = (error as { statusCode: number }).statusCode;
      }
    }
    expect([500, 507]).toContain(status);
    const upload = served.client.assets.upload("file", Buffer.alloc(500_000));
    await expect(upload).rejects.toMatchObject({ statusCode: 500 });
    const query = '*[_type == "t"]._id';
    const sorted = stored.toSorted();
    expect(await served.client.fetch(query)).toEqual(sorted);
    await served.end("SIGTERM");

    const again = await serveLake(dataDir);
    expect(await again.client.fetch(query)).toEqual(sorted);
    expect(await again.client.fetch("count(*)")).toBe(stored.length);
    await again.client.create({ _id: "after", _type: "t" });
    await again.end("SIGTERM");
  });
});

describe("a write that fails", () => {
  it("hands its error to the log, and not to the sender", async () => {
    const errors: unknown[] = [];
    const log = (error: unknown) => void errors.push(error);
    const lake = await openLake({
      dataDir: `${folder.path}/closed`,
      token: "a-token-of-tests-that-is-long-enough",
      log,
    });
    await lake.close();
    const response = await lake.fetch(
      new Request("http://localhost/v1/data/mutate/production", {
        method: "POST",
        headers: {
          Authorization: "Bearer a-token-of-tests-that-is-long-enough",
          "Content-Type": "application/json",
        },
        body: JSON.stringify({ mutations: [{ create: { _type: "t" } }] }),
      }),
    );
    expect(response.status).toBe(500);
    expect(errors).toEqual([expect.any(Error)]);
    expect(await response.text()).not.toContain((errors[0] as Error).message);
  });
});
