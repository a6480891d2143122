import { describe, expect, it } from "vitest";
import { createPageCache, type Uncached } from "../src/pages/page-cache.ts";

interface Text {
  bytes: number;
  text: string;
}
type Make = () => Promise<Text | Uncached<Text>>;

function setUpCache({ max = 100, maxWait = 1_000 } = {}) {
  let moment = { count: 1, planned: "" };
  const failures: unknown[] = [];
  const dropped: string[] = [];
  const kept = createPageCache<Text>({
    max,
    maxWait,
    invalidation: {
      track: async (make) => ({ moment, tags: undefined, ends: [], value: await make() }),
      isFresh: (dated) => dated.moment === moment,
    },
    failed: (error) => failures.push(error),
    isOutage: (error) => (error as Error).message === "outage",
    dropped: (name) => dropped.push(name),
  });
  let made = 0;
  const make =
    (text: string, bytes = 10) =>
    async () => {
      made++;
      return { bytes, text };
    };
  const get = (name: string, make: Make, admit: () => unknown = () => undefined) =>
    kept.get(name, { admit, make });
  return {
    kept: { get, size: kept.size },
    make,
    failures,
    dropped,
    made: () => made,
    change: () => {
      moment = { ...moment };
    },
  };
}

describe("what is kept", () => {
  it("is made once for everybody who asks at the same time, and not again", async () => {
    const { kept, make, made } = setUpCache();
    await Promise.all([kept.get("a", make("one")), kept.get("a", make("other"))]);
    expect((await kept.get("a", make("third"))).text).toBe("one");
    expect(made()).toBe(1);
  });

  it("is made anew once the content is another", async () => {
    const { kept, make, change } = setUpCache();
    await kept.get("a", make("old"));
    change();
    expect((await kept.get("a", make("new"))).text).toBe("new");
  });

  it("is given out once more where the new one takes long", async () => {
    const { kept, make, change } = setUpCache({ maxWait: 0 });
    await kept.get("a", make("old"));
    change();
    let release = (_: Text) => {};
    const slow = () => new Promise<Text>((resolve) => (release = resolve));
    expect((await kept.get("a", slow)).text).toBe("old");
    release({ bytes: 1, text: "new" });
    await expect.poll(async () => (await kept.get("a", make("none"))).text).toBe("new");
  });

  it("stays as long as the content cannot be read, and the error is reported", async () => {
    const { kept, make, change, failures, dropped } = setUpCache();
    await kept.get("a", make("old"));
    change();
    const unread = () => Promise.reject(new Error("outage"));
    for (let count = 1; count <= 3; count++) {
      expect((await kept.get("a", unread)).text).toBe("old");
      expect(failures).toHaveLength(count);
    }
    expect(dropped).toEqual([]);
    await expect(kept.get("b", unread)).rejects.toThrow("outage");
  });

  it("is served once more where the new one cannot be made, and no longer", async () => {
    const { kept, make, change, failures, dropped } = setUpCache();
    await kept.get("a", make("old"));
    change();
    const broken = () => Promise.reject(new Error("broken"));
    expect((await kept.get("a", broken)).text).toBe("old");
    expect(failures).toHaveLength(1);
    await expect(kept.get("a", broken)).rejects.toThrow("broken");
    await expect(kept.get("a", broken)).rejects.toThrow("broken");
    expect(dropped).toEqual(["a"]);
    expect((await kept.get("a", make("new"))).text).toBe("new");
  });

  it("counts failures in a row only", async () => {
    const { kept, make, change } = setUpCache();
    const broken = () => Promise.reject(new Error("broken"));
    for (const text of ["one", "two", "three"]) {
      await kept.get("a", make(text));
      change();
      expect((await kept.get("a", broken)).text).toBe(text);
    }
  });

  it.each([
    ["always", ["old", "old", "old"]],
    ["once", ["old", "uncached", "uncached"]],
    [undefined, ["uncached", "uncached", "uncached"]],
  ] as const)("gives way to what is not cached: stale %s", async (stale, expected) => {
    const { kept, make, change } = setUpCache();
    await kept.get("a", make("old"));
    change();
    for (const text of expected) {
      const uncached = async () => ({ uncached: { bytes: 10, text: "uncached" }, stale });
      expect((await kept.get("a", uncached)).text).toBe(text);
    }
  });

  it("makes room for what is new by what was asked for longest ago", async () => {
    const { kept, make, made } = setUpCache({ max: 25 });
    await kept.get("a", make("a"));
    await kept.get("b", make("b"));
    await kept.get("a", make("a"));
    await kept.get("c", make("c"));
    expect(kept.size()).toEqual({ count: 2, bytes: 20 });
    await kept.get("a", make("a"));
    expect(made()).toBe(3);
    await kept.get("b", make("b"));
    expect(made()).toBe(4);
  });

  it("is given to those who wait alone where it is not to be kept", async () => {
    const { kept, made } = setUpCache();
    const missing = async () => ({ uncached: { bytes: 10, text: "missing" } });
    expect((await kept.get("a", missing)).text).toBe("missing");
    expect(kept.size()).toEqual({ count: 0, bytes: 0 });
    expect(made()).toBe(0);
  });

  it("is made for whoever is admitted alone; the others get what is there already", async () => {
    const { kept, make, made, change, failures } = setUpCache();
    const refuse = () => {
      throw new Error("too many");
    };
    await expect(kept.get("a", make("one"), refuse)).rejects.toThrow("too many");
    const [one, refused] = await Promise.all([
      kept.get("a", make("one")),
      kept.get("a", make("other"), refuse),
    ]);
    expect([one.text, refused.text]).toEqual(["one", "one"]);
    expect((await kept.get("a", make("other"), refuse)).text).toBe("one");
    change();
    expect((await kept.get("a", make("new"), refuse)).text).toBe("one");
    expect((await kept.get("a", make("new"))).text).toBe("new");
    expect(made()).toBe(2);
    expect(failures).toEqual([]);
  });
});
