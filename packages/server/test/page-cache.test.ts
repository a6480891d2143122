import { describe, expect, it } from "vitest";
import { createPageCache } from "../src/pages/page-cache.ts";

interface Text {
  bytes: number;
  text: string;
}
type Make = () => Promise<Text | { uncached: Text }>;

function setUpCache({ max = 100, maxWait = 1_000 } = {}) {
  let moment = { count: 1, planned: "" };
  const failures: unknown[] = [];
  const kept = createPageCache<Text>({
    max,
    maxWait,
    invalidation: {
      date: async (make) => ({ moment, tags: undefined, ends: [], value: await make() }),
      isFresh: (dated) => dated.moment === moment,
    },
    failed: (error) => failures.push(error),
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

  it("stays where the new one cannot be made, and somebody hears of it", async () => {
    const { kept, make, change, failures } = setUpCache();
    await kept.get("a", make("old"));
    change();
    const broken = () => Promise.reject(new Error("no content"));
    expect((await kept.get("a", broken)).text).toBe("old");
    expect(failures).toHaveLength(1);
    await expect(kept.get("b", broken)).rejects.toThrow("no content");
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
