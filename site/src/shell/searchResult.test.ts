import { describe, expect, it } from "vitest";
import { createSnippet, fitsSearchResult } from "./searchResult.ts";

describe("fitsSearchResult", () => {
  it("counts what is visible", () => {
    expect(fitsSearchResult("a".repeat(60))).toBe(true);
    expect(fitsSearchResult("a".repeat(61))).toBe(false);
    expect(fitsSearchResult(`\u2068${"a".repeat(60)}\u2069`)).toBe(true);
  });
});

describe("createSnippet", () => {
  const sentence = (length: number) => `${"word ".repeat(length / 5).trim()}.`;

  it("returns the fallback for a missing, blank or very short text", () => {
    for (const text of [undefined, "", " \n\n ", "Too short."])
      expect(createSnippet(text, "Fallback.")).toBe("Fallback.");
  });

  it("returns a short text in full, on one line", () => {
    const text = `${sentence(50)}\n\n${sentence(50)}`;
    expect(createSnippet(text, "")).toBe(`${sentence(50)} ${sentence(50)}`);
  });

  it("ends at the last sentence that fits", () => {
    const text = [sentence(50), sentence(60), sentence(80)].join(" ");
    expect(createSnippet(text, "")).toBe(`${sentence(50)} ${sentence(60)}`);
  });

  it("ends with an ellipsis if whole sentences are too short or too long", () => {
    for (const text of [`${sentence(40)} ${sentence(200)}`, sentence(300)]) {
      const snippet = createSnippet(text, "");
      expect(snippet).toMatch(/word…$/);
      expect(snippet.length).toBeGreaterThan(150);
      expect(snippet.length).toBeLessThanOrEqual(160);
    }
  });

  it("cuts a text without spaces", () => {
    expect(createSnippet("a".repeat(500), "")).toBe(`${"a".repeat(159)}…`);
  });

  it("does not end at a decimal point, and ends after a closing quotation mark", () => {
    const text = `The storm took the roof from 27.4 kWh to 3.1 in one day. The screens said in every street: “It was dust.” ${sentence(150)}`;
    expect(createSnippet(text, "")).toMatch(/“It was dust\.”$/);
  });
});
