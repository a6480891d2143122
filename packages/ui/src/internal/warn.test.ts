import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let warn: typeof import("./warn.ts").warn;
let warnDeprecated: typeof import("./warn.ts").warnDeprecated;

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  ({ warn, warnDeprecated } = await import("./warn.ts"));
});
afterEach(() => vi.restoreAllMocks());

describe("warn", () => {
  it("says a sentence once, and another beside it", () => {
    for (const message of ["One.", "One.", "Two."]) warn(true, message);
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ["@agency/ui: One."],
      ["@agency/ui: Two."],
    ]);
  });

  it("says nothing where nothing is wrong, and still says it later", () => {
    warn(false, "One.");
    expect(console.warn).not.toHaveBeenCalled();
    warn(true, "One.");
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it("names what stands in the place of what is deprecated", () => {
    warnDeprecated(true, "`old` of `Thing`", "`new`");
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toMatch(/`old` of `Thing`.*use `new`\./);
  });
});
