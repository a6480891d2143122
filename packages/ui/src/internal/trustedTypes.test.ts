// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const { origin } = location;
let createScriptUrl: (url: string) => string;

beforeEach(async () => {
  vi.resetModules();
  ({ createScriptUrl } = await import("./trustedTypes.ts"));
});
afterEach(() => vi.unstubAllGlobals());

const foreign = [
  "https://evil.example/a.js",
  "//evil.example/a.js",
  "data:text/javascript,alert(1)",
  "blob:https://evil.example/1",
  "javascript:alert(1)",
];

describe("without Trusted Types", () => {
  it("a URL of this origin is returned as it is", () => {
    expect(createScriptUrl("/a.js")).toBe("/a.js");
    expect(createScriptUrl(`blob:${origin}/1`)).toBe(`blob:${origin}/1`);
  });

  it.each(foreign)("%s is refused", (url) => {
    expect(() => createScriptUrl(url)).toThrow(TypeError);
  });
});

describe("with Trusted Types", () => {
  it("one policy makes every URL", () => {
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL(url: string): string }) => ({
        createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
      }),
    );
    vi.stubGlobal("trustedTypes", { createPolicy });
    expect(createScriptUrl("/a.js")).toEqual({ trusted: "/a.js" });
    expect(createScriptUrl("/b.js")).toEqual({ trusted: "/b.js" });
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["agency-ui"]);
    expect(() => createScriptUrl("https://evil.example/a.js")).toThrow(TypeError);
  });
});
