/** Tables of `docs/errors.md` against locale files and server's error codes. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { errorStatuses } from "../../packages/server/src/forms/contract.ts";

const root = new URL("../..", import.meta.url).pathname;

const normalize = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, "")
    .replaceAll("\u00a0", " ")
    .trim();

function readTranslations(language: string, namespace: string): unknown {
  const file = `${root}site/locales/${language}/${namespace}.json`;
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Returns each table's rows, without its head. */
function readTables(): string[][][] {
  const blocks = readFileSync(`${root}docs/errors.md`, "utf8").split(/\n\n+/);
  return blocks
    .filter((block) => block.startsWith("|"))
    .map((block) =>
      block
        .trim()
        .split("\n")
        .slice(2)
        .map((line) => line.split("|").slice(1, -1).map(normalize)),
    );
}

const unquote = (cell = "") => cell.replaceAll("`", "");
const [errors = [], states = []] = readTables();

describe("the table of errors", () => {
  it("has every code once", () => {
    expect(errors.map(([code]) => unquote(code)).sort()).toEqual(Object.keys(errorStatuses).sort());
  });

  it("has the statuses and sentences of the code", () => {
    const english = readTranslations("en", "answers") as Record<string, string>;
    const arabic = readTranslations("ar", "answers") as Record<string, string>;
    const expected = Object.entries(errorStatuses).map(([code, status]) => [
      `\`${code}\``,
      String(status),
      normalize(english[code] ?? ""),
      normalize(arabic[code] ?? ""),
    ]);
    expect(errors.map((row) => row.slice(0, 4)).sort()).toEqual(expected.sort());
  });

  it("has a next step in each row", () => {
    expect(errors.filter(([, , , , next]) => !next)).toEqual([]);
  });
});

describe("the table of empty states", () => {
  const getText = (key: string, language: string) => {
    const [namespace = "", path = ""] = key.split(":");
    const text = path
      .split(".")
      .reduce<unknown>(
        (value, name) => (value as Record<string, unknown> | undefined)?.[name],
        readTranslations(language, namespace),
      );
    return typeof text === "string" ? normalize(text) : undefined;
  };

  it("is not empty", () => {
    expect(states.length).toBeGreaterThan(20);
  });

  it.each(states.map(([, key, text, next]) => ({ key: unquote(key), text, next })))(
    "has the text of $key",
    ({ key, text, next }) => {
      expect(text).toBe(getText(key, "en"));
      expect(getText(key, "ar")).toBeTruthy();
      expect(next).toBeTruthy();
    },
  );
});
