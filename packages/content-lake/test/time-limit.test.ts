import { describe, expect, it } from "vitest";
import { TimeLimitError, withTimeLimit } from "../src/query/time-limit.ts";

const sleep = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

describe("withTimeLimit", () => {
  it("stops work that has had its time", () => {
    const work = () => {
      for (;;);
    };
    expect(() => withTimeLimit(50, work)).toThrow(TimeLimitError);
  });

  it("begins work again that the machine gave no time to", () => {
    let tries = 0;
    const work = () => {
      tries++;
      if (tries === 1) sleep(60_000);
      return "done";
    };
    expect(withTimeLimit(50, work)).toBe("done");
    expect(tries).toBe(2);
  });

  it("gives up on work that never gets any", () => {
    let tries = 0;
    const work = () => {
      tries++;
      sleep(60_000);
    };
    expect(() => withTimeLimit(50, work)).toThrow(TimeLimitError);
    expect(tries).toBe(3);
  });

  it("hands on what the work throws", () => {
    const work = () => {
      throw new RangeError("too deep");
    };
    expect(() => withTimeLimit(50, work)).toThrow(RangeError);
  });
});
