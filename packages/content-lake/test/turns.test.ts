import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { HttpError } from "../src/errors.ts";
import { Room } from "../src/fair/room.ts";
import { Turns } from "../src/fair/turns.ts";

const options = { running: 1, waitingEach: 5, waiting: 8, patience: 60_000 };

/** Tasks that end on command. */
function worker(turns: Turns) {
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

describe("Turns", () => {
  it("lets whoever has used the least go next, and this process before all", async () => {
    const turns = new Turns(options);
    const { began, run, finish } = worker(turns);
    const all = [run("greedy", "g1")];
    await sleep(20);
    all.push(run("greedy", "g2"), run("greedy", "g3"), run("modest", "m1"), run(undefined, "own"));
    for (let i = 0; i < 5; i++) await finish();
    await Promise.all(all);
    expect(began).toEqual(["g1", "own", "m1", "g2", "g3"]);
  });

  it("refuses a client whose share waits already, and nobody else for it", async () => {
    const turns = new Turns(options);
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
    const turns = new Turns({ ...options, patience: 20 });
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
    const turns = new Turns(options);
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
    const turns = new Turns(options);
    const failing = () => turns.run("a", () => Promise.reject(new Error("broken")));
    await expect(failing()).rejects.toThrow("broken");
    await expect(failing()).rejects.toThrow("broken");
  });
});

describe("Room", () => {
  it("refuses a client that has its share held, until it is given back", () => {
    const room = new Room({ each: 10, all: 30 });
    const free = room.hold("a", 12);
    expect(() => room.enter("a")).toThrow(HttpError);
    expect(() => room.enter("b")).not.toThrow();
    free();
    free();
    expect(() => room.enter("a")).not.toThrow();
  });

  it("lets in only who holds nothing once all hold too much, and nobody above twice that", () => {
    const room = new Room({ each: 20, all: 30 });
    for (const client of ["a", "b", "c"]) room.hold(client, 11);
    expect(() => room.enter("a")).toThrow(HttpError);
    expect(() => room.enter("d")).not.toThrow();
    for (const client of ["d", "e", "f"]) room.hold(client, 10);
    expect(() => room.enter("g")).toThrow(HttpError);
    expect(() => room.enter(undefined)).not.toThrow();
  });
});
