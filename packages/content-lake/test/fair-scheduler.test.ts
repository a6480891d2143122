import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { HttpError } from "../src/errors.ts";
import { FairScheduler } from "../src/scheduling/fair-scheduler.ts";
import { MemoryBudget } from "../src/scheduling/memory-budget.ts";

const options = { maxRunning: 1, maxQueuedPerClient: 5, maxQueued: 8, maxWait: 60_000 };

function worker(turns: FairScheduler) {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const run = (client: string | undefined, name: string) =>
    turns.run(client, async () => {
      began.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const finish = async () => {
    const count = began.length;
    ends.shift()?.();
    while (began.length === count && ends.length > 0) await sleep(1);
    await sleep(1);
  };
  return { began, run, finish };
}

describe("FairScheduler", () => {
  it("lets whoever has used the least go next, and this process before all", async () => {
    const turns = new FairScheduler(options);
    const { began, run, finish } = worker(turns);
    const all = [run("greedy", "g1")];
    await sleep(20);
    all.push(run("greedy", "g2"), run("greedy", "g3"), run("modest", "m1"), run(undefined, "own"));
    for (let i = 0; i < 5; i++) await finish();
    await Promise.all(all);
    expect(began).toEqual(["g1", "own", "m1", "g2", "g3"]);
  });

  it("refuses a client whose share waits already, and nobody else for it", async () => {
    const turns = new FairScheduler(options);
    const { run, finish } = worker(turns);
    const all = Array.from({ length: 6 }, (_, at) => run("greedy", `g${at}`));
    await expect(run("greedy", "more")).rejects.toMatchObject({
      status: 429,
      headers: { "Retry-After": "2" },
    });
    all.push(run("modest", "m"), run(undefined, "own"));
    for (let i = 0; i < 8; i++) await finish();
    await Promise.all(all);
  });

  it("refuses whoever waits too long, and keeps the place of nobody who is gone", async () => {
    const turns = new FairScheduler({ ...options, maxWait: 20 });
    const { began, run, finish } = worker(turns);
    const first = run("a", "a");
    await expect(run("b", "b")).rejects.toThrow(HttpError);
    await finish();
    await first;
    const next = run("c", "c");
    await finish();
    await next;
    expect(began).toEqual(["a", "c"]);
  });

  it("does nothing for whoever is gone", async () => {
    const turns = new FairScheduler(options);
    const { began, run, finish } = worker(turns);
    const first = run("a", "a");
    const gone = new AbortController();
    const second = turns.run("b", async () => void began.push("b"), gone.signal);
    gone.abort();
    await expect(second).rejects.toThrow(HttpError);
    await finish();
    await first;
    expect(began).toEqual(["a"]);
  });

  it("gives the place back when work fails", async () => {
    const turns = new FairScheduler(options);
    const failing = () => turns.run("a", () => Promise.reject(new Error("broken")));
    await expect(failing()).rejects.toThrow("broken");
    await expect(failing()).rejects.toThrow("broken");
  });
});

describe("MemoryBudget", () => {
  it("refuses a client that has its share held, until it is given back", () => {
    const responseBudget = new MemoryBudget({ each: 10, all: 30 });
    const free = responseBudget.reserve("a", 12);
    expect(() => responseBudget.enter("a")).toThrow(HttpError);
    expect(() => responseBudget.enter("b")).not.toThrow();
    free();
    free();
    expect(() => responseBudget.enter("a")).not.toThrow();
  });

  it("lets in only who holds nothing once all hold too much, and nobody above twice that", () => {
    const responseBudget = new MemoryBudget({ each: 20, all: 30 });
    for (const client of ["a", "b", "c"]) responseBudget.reserve(client, 11);
    expect(() => responseBudget.enter("a")).toThrow(HttpError);
    expect(() => responseBudget.enter("d")).not.toThrow();
    for (const client of ["d", "e", "f"]) responseBudget.reserve(client, 10);
    expect(() => responseBudget.enter("g")).toThrow(HttpError);
    expect(() => responseBudget.enter(undefined)).not.toThrow();
  });
});
