/** What Storybook shows of a component: its properties with a sentence and a control, an example to change, its other names. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type PropItem, withCustomConfig } from "react-docgen-typescript";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import {
  choicesOf,
  controlFor,
  descriptionOf,
  docgenOptions,
  tsconfigPath,
} from "../../.storybook/docgen.ts";
import { otherNames } from "../../.storybook/otherNames.ts";
import { listComponents } from "../groups.ts";
import { parse } from "./source.ts";

const root = new URL("../../", import.meta.url).pathname;
const source = join(root, "packages/ui/src");

/** The properties of what a file declares, read as Storybook reads them. */
function propsIn(files: string[]): { name: string; file: string; props: PropItem[] }[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(join(root, tsconfigPath), {}, host);
  const program = ts.createProgram(files, config?.options ?? {});
  return withCustomConfig(join(root, tsconfigPath), docgenOptions)
    .parseWithProgramProvider(files, () => program)
    .map(({ displayName, filePath, props }) => ({
      name: displayName,
      file: filePath,
      props: Object.values(props),
    }));
}

/** The objects that a stories file exports, its meta first. */
function storiesOf(text: string): (ts.ObjectLiteralExpression | undefined)[] {
  const plain = (node: ts.Expression | undefined): ts.Expression | undefined =>
    node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
      ? plain(node.expression)
      : node;
  return (
    parse(text)
      .statements.filter(ts.isVariableStatement)
      .filter(
        ({ modifiers, declarationList }) =>
          modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ||
          declarationList.declarations[0]?.name.getText() === "meta",
      )
      .map(({ declarationList }) => plain(declarationList.declarations[0]?.initializer))
      // Of another kind is what a call makes: args, and nothing that draws.
      .map((node) => (node && ts.isObjectLiteralExpression(node) ? node : undefined))
  );
}

/** Whether Storybook offers controls for the first story: nothing draws it without its args. */
function takesArgs(text: string): boolean {
  const [meta, first] = storiesOf(text);
  const render = [first, meta]
    .map((story) => story?.properties.find(({ name }) => name?.getText() === "render"))
    .find((property) => property !== undefined);
  if (!render) return true;
  const drawn = ts.isPropertyAssignment(render) ? render.initializer : render;
  return !ts.isFunctionLike(drawn) || drawn.parameters.length > 0;
}

const isComponent = (file: string) => !/\.(stories|test)\.tsx$|^story/.test(basename(file));

describe("Storybook", () => {
  let found: ReturnType<typeof propsIn> = [];
  beforeAll(() => {
    const exported = (file: string) => readFileSync(join(dirname(file), "index.ts"), "utf8");
    const files = globSync(`${source}/*/*/*.tsx`)
      .filter(isComponent)
      .filter((file) =>
        listComponents().some(({ component }) => dirname(file).endsWith(component)),
      );
    // What a folder exports: a part of it may be called as another folder's component is.
    found = propsIn(files).filter(({ name, file }) =>
      new RegExp(`\\b${name}\\b`).test(exported(file)),
    );
  });

  it("finds the components", () => expect(found.length).toBeGreaterThan(100));

  it("has a sentence for each property", () => {
    const silent = found.flatMap(({ name, props }) =>
      props
        .filter((prop) => !descriptionOf(prop.name, prop.description))
        .map((prop) => `${name}.${prop.name}`),
    );
    expect(silent).toEqual([]);
  });

  it("knows a control for each property", () => {
    const unknown = found.flatMap(({ name, props }) =>
      props
        .filter(({ type }) => type.name !== "enum" && !controlFor(type.name))
        .map((prop) => `${name}.${prop.name}: ${prop.type.name}`),
    );
    expect(unknown).toEqual([]);
    expect(controlFor("string | (number & {}) | Wanted")).toBeUndefined();
    expect(controlFor("keyof typeof sizes")).toBeUndefined();
    // A scale of a new name would have nothing to choose from.
    expect(controlFor("Responsive<Wanted>")).toBeUndefined();
    expect(choicesOf('Responsive<"start" | "end">')).toEqual(["start", "end"]);
  });

  it("has an example to change on each page: the first story takes args", () => {
    const dead = globSync(`${source}/*/*/*.stories.tsx`)
      .filter((file) => !takesArgs(readFileSync(file, "utf8")))
      .map((file) => basename(file, ".stories.tsx"));
    expect(dead).toEqual([]);
    const story = (meta: string, first: string) =>
      `const meta = ${meta};\nexport const First: Story = ${first};`;
    expect(takesArgs(story("{}", "{}"))).toBe(true);
    expect(takesArgs(story("{ render: () => null }", "{}"))).toBe(false);
    expect(takesArgs(story("{ render: () => null }", "{ render: (args) => null }"))).toBe(true);
    expect(takesArgs(story("{}", "{ render() { return null; } }"))).toBe(false);
  });

  it("gives other names only to components that are there", () => {
    const names = listComponents().map(({ component }) => component);
    expect(Object.keys(otherNames).filter((name) => !names.includes(name))).toEqual([]);
    for (const word of ["Accordion", "Modal", "Card", "Snackbar", "Dropdown", "Banner"]) {
      expect(
        [...names, ...Object.values(otherNames).flat()].some((name) => name.startsWith(word)),
      ).toBe(true);
    }
  });
});
