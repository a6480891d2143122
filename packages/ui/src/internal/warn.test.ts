import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let warn: typeof import("./warn.ts").warn;

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  ({ warn } = await import("./warn.ts"));
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
});
