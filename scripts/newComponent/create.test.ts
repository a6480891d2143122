import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromSource } from "../vitest/fromSource.ts";
import { createComponent } from "./create.ts";

const root = new URL("../..", import.meta.url).pathname;
const ui = join(root, "packages/ui");

/** Creates a package beside the real one, with one group copied and the rest linked. */
function trialPackage(): string {
  const home = mkdtempSync(join(root, "packages/.trial-"));
  cpSync(join(ui, "package.json"), join(home, "package.json"));
  symlinkSync(join(ui, "node_modules"), join(home, "node_modules"));
  mkdirSync(join(home, "src"));
  for (const name of readdirSync(join(ui, "src"))) {
    const [from, to] = [join(ui, "src", name), join(home, "src", name)];
    if (name === "index.ts" || name === "forms") {
      cpSync(from, to, { recursive: true, filter: (path) => !path.includes("__screenshots__") });
    } else symlinkSync(from, to);
  }
  writeFileSync(
    join(home, "tsconfig.json"),
    JSON.stringify({
      extends: "../ui/tsconfig.json",
      include: ["src/forms/TideTable/*"],
      exclude: ["node_modules"],
    }),
  );
  writeFileSync(
    join(home, "vitest.config.ts"),
    `import dom from "../../scripts/vitest/dom.config.ts";
export default {
  ...dom,
  test: { ...dom.test, include: ["packages/${basename(home)}/src/forms/TideTable/*.test.tsx"] },
};
`,
  );
  return home;
}

let home: string;
let made: string[];
beforeAll(() => {
  home = trialPackage();
  mkdirSync(join(home, ".changeset"));
  made = createComponent(home, join(home, ".changeset"), "TideTable", "forms");
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const text = (file: string) => readFileSync(join(home, file), "utf8");
const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
  return status === 0 ? "" : `${stdout}\n${stderr}`;
};

describe("a new component", { timeout: 120_000 }, () => {
  it("has folder, style, stories, test and changeset", () => {
    const names = made.map((file) => basename(file));
    expect(names).toEqual([
      "index.ts",
      "TideTable.tsx",
      "TideTable.css.ts",
      "TideTable.stories.tsx",
      "TideTable.test.tsx",
      "tidetable-is-new.md",
      "package.json",
      "index.ts",
    ]);
    expect(made.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("is in the barrel and in the entries", () => {
    expect(text("src/index.ts")).toContain('export * from "./forms/TideTable/index.ts";');
    expect(JSON.parse(text("package.json")).exports["./TideTable"].default).toBe(
      "./dist/forms/TideTable/index.js",
    );
  });

  it("is formatted, has its types, and passes its own test", () => {
    const folder = join(home, "src/forms/TideTable");
    // Told by standard input: what git ignores is left alone otherwise.
    for (const file of readdirSync(folder)) {
      const source = readFileSync(join(folder, file), "utf8");
      const { stdout } = spawnSync(
        "biome",
        ["format", `--stdin-file-path=packages/ui/src/${file}`],
        {
          cwd: root,
          encoding: "utf8",
          input: source,
        },
      );
      expect(stdout).toBe(source);
    }
    expect(run("tsc", "-p", home)).toBe("");
    expect(run("vitest", "run", "--config", join(home, "vitest.config.ts"))).toBe("");
  });

  it("can be built", async () => {
    const [{ output }] = (await build({
      configFile: false,
      root: home,
      logLevel: "silent",
      plugins: [vanillaExtractPlugin()],
      ...fromSource,
      build: {
        write: false,
        lib: { entry: join(home, "src/forms/TideTable/index.ts"), formats: ["es"] },
        rolldownOptions: { external: [/^react($|\/)/, "clsx"] },
      },
    })) as [Rolldown.RolldownOutput];
    expect(output[0]?.exports).toEqual(["TideTable"]);
  });

  it.each([
    ["a name that is none", "tideTable", "forms", "is no name of a component"],
    ["an unknown group", "TideClock", "cellar", "There is no group"],
    ["a name that is taken", "Button", "forms", "There is a Button already, in primitives/."],
    ["a second time", "TideTable", "forms", "There is a TideTable already, in forms/."],
  ])("is refused with %s", (_, name, group, message) => {
    expect(() => createComponent(home, join(home, ".changeset"), name, group)).toThrow(message);
  });
});
