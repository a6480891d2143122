import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { loadEnvFile } from "../src/settings/envFile.ts";
import { cleanUp, onCleanUp, temporaryFolder } from "./support/cleanUp.ts";

afterEach(cleanUp);

const names = ["TEST_FIRST", "TEST_QUOTED", "TEST_LAST"] as const;

function load(content: string): Record<string, string | undefined> {
  const file = join(temporaryFolder(), ".env");
  writeFileSync(file, content);
  onCleanUp(async () => {
    for (const name of names) delete process.env[name];
  });
  loadEnvFile(file);
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

const content = 'TEST_FIRST=one\n# Comment\nTEST_QUOTED="two words"\nTEST_LAST=three\n';
const values = { TEST_FIRST: "one", TEST_QUOTED: "two words", TEST_LAST: "three" };

describe("a .env file", () => {
  it.each([
    ["plain", content],
    ["a byte order mark", `\ufeff${content}`],
    ["CRLF line ends", content.replaceAll("\n", "\r\n")],
    ["both", `\ufeff${content.replaceAll("\n", "\r\n")}`],
    ["empty last lines", `${content}\n\n`],
  ])("is read (%s)", (_, text) => {
    expect(load(text)).toEqual(values);
  });

  it("does not replace variables of the environment", () => {
    process.env.TEST_FIRST = "set";
    expect(load(content)).toEqual({ ...values, TEST_FIRST: "set" });
  });

  it("may be missing, but not unreadable", () => {
    const folder = temporaryFolder();
    expect(() => loadEnvFile(join(folder, ".env"))).not.toThrow();
    mkdirSync(join(folder, "folder.env"));
    expect(() => loadEnvFile(join(folder, "folder.env"))).toThrow(/EISDIR/);
  });
});
