import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createBrand } from "./brand.ts";
import { brandCss, brandModule, brandTokens } from "./brand-formats.ts";

const folder = mkdtempSync(join(tmpdir(), "agency-brand-"));
afterAll(() => rmSync(folder, { recursive: true }));

const cli = new URL("brand-cli.ts", import.meta.url).pathname;
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("agency-brand", () => {
  it("prints the stylesheet, and says on the error stream what it changed", () => {
    const { status, stdout, stderr } = run("#1877f2", ".launch");
    expect(status).toBe(0);
    expect(stdout).toBe(brandCss(createBrand("#1877f2"), ".launch"));
    expect(stderr).toContain("light: accentText is #005ed7 in place of #1877f2, 7.5 % darker.\n");
  });

  it("prints design tokens and a module too", () => {
    const mint = createBrand("#6fd6b0");
    expect(JSON.parse(run("#6fd6b0", "--format", "dtcg").stdout)).toEqual(brandTokens(mint));
    expect(run("#6fd6b0", "--format=ts").stdout).toBe(brandModule(mint));
  });

  it("takes colours chosen by hand from a file, and ends with 1 where they cannot be read", () => {
    const file = join(folder, "own.json");
    const own = { light: { bg: "#ffffff", fg: "#111827" } };
    writeFileSync(file, JSON.stringify(own));
    expect(run("#6fd6b0", "--own", file).stdout).toBe(brandCss(createBrand("#6fd6b0", own)));
    writeFileSync(file, JSON.stringify({ light: { line: "#ffee00" } }));
    const { status, stdout, stderr } = run("#6fd6b0", "--own", file);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("light: line on bg (#ffee00 on #f3efe8) has ");
  });

  it("prints its usage", () => {
    const { status, stdout } = run("--help");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^agency-brand COLOR \[SELECTOR\]/);
  });

  it.each([
    [["orang"], '"orang" is no colour that CSS knows'],
    [["#abcd"], '"#abcd" is translucent'],
    [[], "Give one colour"],
    [["red", ".a", ".b"], "Give one colour"],
    [["red", "--format", "scss"], 'There is no format "scss"'],
    [["red", "--colour"], "--colour"],
    [["red", "--own", "nowhere.json"], "nowhere.json cannot be read"],
  ])("ends with 2 and one sentence for %j", (args, sentence) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain("    at ");
  });
});
