import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Feed } from "../src/live/change-feed.ts";
import { getSyncTags } from "../src/live/sync-tags.ts";
import { QueryCache } from "../src/query/query-cache.ts";

const postTags = getSyncTags([
  { id: "a", before: undefined, after: getDocument("post", "a") },
]).slice(1);

function getDocument(type: string, id: string) {
  const at = "2026-01-01T00:00:00.000Z";
  return { _id: id, _type: type, _rev: "r", _createdAt: at, _updatedAt: at };
}

let feed: Feed;
let kept: QueryCache;
let asked: number;
beforeEach(() => {
  vi.useFakeTimers();
  feed = new Feed();
  kept = new QueryCache();
  asked = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

function write(type: string, id: string): void {
  const documents = [{ id, before: undefined, after: getDocument(type, id) }];
  feed.publish({
    transactionId: `t${Math.random()}`,
    at: "",
    mutations: [],
    documents,
    position: "",
  });
}

async function get(query: string, size = 10): Promise<number> {
  const { json } = await kept.get(feed, [query], async () => {
    asked++;
    const json = new Uint8Array(size);
    json[0] = asked;
    return { json, tags: postTags };
  });
  return json[0] as number;
}

describe("kept answers", () => {
  it("serve until something changes that they depend on", async () => {
    expect(await get("*")).toBe(1);
    expect(await get("*")).toBe(1);
    write("person", "b");
    expect(await get("*")).toBe(1);
    write("post", "c");
    expect(await get("*")).toBe(2);
    feed.reset("");
    expect(await get("*")).toBe(3);
  });

  it("are not those of another question", async () => {
    expect(await get("*[0]")).toBe(1);
    expect(await get("*[1]")).toBe(2);
  });

  it("do not hide what was written while they were made", async () => {
    const late = kept.get(feed, ["*"], async () => {
      write("post", "c");
      return { json: Uint8Array.of(9), tags: postTags };
    });
    expect((await late).json[0]).toBe(9);
    expect(await get("*")).toBe(1);
  });

  it("serve for a second where they have looked at the clock", async () => {
    expect(await get("*[at < now()]")).toBe(1);
    vi.advanceTimersByTime(900);
    expect(await get("*[at < now()]")).toBe(1);
    vi.advanceTimersByTime(200);
    expect(await get("*[at < now()]")).toBe(2);
  });

  it("take no more than their room: the oldest go, large ones are not kept", async () => {
    await get("large", 200_000);
    await get("large", 200_000);
    expect(asked).toBe(2);
    await get("first", 100_000);
    for (let at = 0; at < 100; at++) await get(`more ${at}`, 100_000);
    asked = 0;
    await get("more 99", 100_000);
    expect(asked).toBe(0);
    await get("first", 100_000);
    expect(asked).toBe(1);
  });
});
