/** Every component's page in Storybook, which is its JSDoc, answers the same questions. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { docOf, parse } from "./source.ts";

const root = new URL("../../packages/ui/src/", import.meta.url).pathname;
const files = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === "node_modules" }).sort();
const read = (file: string) => readFileSync(root + file, "utf8");

const parts: readonly [name: string, pattern: RegExp][] = [
  ["what it is for", /^(?!Not for|Accessibility:|Keyboard:)\S/],
  ["Not for …", /\n\nNot for /],
  ["Accessibility: …", /\n\nAccessibility: /],
  [
    "Keyboard: a table, or that it takes no focus",
    /\n\nKeyboard:(\n\n\| Key \| What it does \|\n\| --- \| --- \|\n\| | takes no focus\.| only what stands inside takes focus\.)/,
  ],
];

/** The parts that a text has not, or has before an earlier one. */
function missingIn(text: string): string[] {
  const places = parts.map(([, pattern]) => text.search(pattern));
  return parts.flatMap(([name], index) => {
    const place = places[index] ?? -1;
    const before = Math.max(-1, ...places.slice(0, index));
    return place > before ? [] : [name];
  });
}

/** The component that a stories file is about: what its meta names by `component`. */
const componentOf = (file: string) => /component:\s*(?:\w+\.)?(\w+)/.exec(read(file))?.[1];

const stories = files("*/*/*.stories.tsx").filter((file) =>
  existsSync(`${root}${dirname(file)}/index.ts`),
);

/** The JSDoc of a component, wherever in its folder it is declared. */
function docIn(folder: string, component: string): string | undefined {
  return files(`${folder}/*.tsx`)
    .filter((file) => !/\.(stories|test)\.tsx$|^story[A-Z]/.test(basename(file)))
    .map((file) => docOf(parse(read(file)), component))
    .find((doc) => doc !== undefined);
}

describe("documentation of components", () => {
  it("says what each is for, when not to use it, its accessibility and its keys", () => {
    expect(stories.length).toBeGreaterThan(90);
    const lacking = stories.flatMap((file) => {
      const component = componentOf(file);
      if (!component) return [`${file}: names no component`];
      const missing = missingIn(docIn(dirname(file), component) ?? "");
      return missing.length > 0 ? [`${component}: ${missing.join(", ")}`] : [];
    });
    expect(lacking).toEqual([]);
  });

  it("would find a part that is missing, and one in the wrong place", () => {
    const text = "A thing.\n\nNot for others.\n\nAccessibility: text.\n\nKeyboard: takes no focus.";
    expect(missingIn(text)).toEqual([]);
    expect(missingIn("")).toHaveLength(4);
    expect(missingIn(text.replace("Not for others.\n\n", ""))).toEqual(["Not for …"]);
    expect(missingIn(text.replace("takes no focus", "Tab"))).toHaveLength(1);
    expect(missingIn(`Keyboard: takes no focus.\n\n${text.slice(0, -27)}`)).not.toEqual([]);
  });

  it("reads the comment of a function and of a constant", () => {
    const source = parse("/** One. */\nexport function A() {}\n/** Two. */\nexport const B = 1;");
    expect([docOf(source, "A"), docOf(source, "B"), docOf(source, "C")]).toEqual([
      "One.",
      "Two.",
      undefined,
    ]);
  });
});
