/** The rules of the design that text alone can hold: what may stand where. */
import { globSync, readFileSync } from "node:fs";
import { ESLint } from "eslint";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { exactOptionalsIn, parse, stylesIn, wordsIn } from "./source.ts";

const root = new URL("../..", import.meta.url).pathname;
const files = (...patterns: string[]) =>
  globSync(patterns, {
    cwd: root,
    exclude: (name) => /node_modules|dist|storybook-static/.test(name),
  });
const read = (file: string) => readFileSync(root + file, "utf8");

/** Stories, tests and the data that stories share (`story….tsx`) speak; components do not. */
const isOwnTest = (file: string) => /\.(stories|test)\.tsx?$|\/story[A-Z]\w*\.tsx?$/.test(file);

const importsOf = (file: string) =>
  ts.preProcessFile(read(file), true, true).importedFiles.map(({ fileName }) => fileName);

describe("site", () => {
  it("has no styles of its own", () => {
    expect(files("site/**/*.{css,scss,sass,less}", "site/**/*.css.ts")).toEqual([]);
    const sources = files("site/src/**/*.{ts,tsx}");
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((file) => stylesIn(parse(read(file))).length > 0)).toEqual([]);
  });

  it.each([
    ["an attribute", "<p style={{ color: ink }} />"],
    ["a property of h", 'h("p", { style: { color: ink } })'],
    ["a property of createElement", 'React.createElement("p", { "style": ink })'],
    ["a shorthand", 'createElement("p", { style })'],
  ])("would have a style found in %s", (_, text) => {
    expect(stylesIn(parse(text))).toHaveLength(1);
  });

  it("takes no vanilla-extract and no raw token", () => {
    const taken = files("site/src/**/*.{ts,tsx}").flatMap((file) =>
      importsOf(file).filter((name) => /^@(vanilla-extract|agency\/tokens)/.test(name)),
    );
    expect(taken).toEqual([]);
  });

  it("lets no code with a credential near the browser", () => {
    const sources = files("site/src/**/*.{ts,tsx}", "site/shared/**/*.ts");
    const near = sources.flatMap((file) =>
      importsOf(file).filter((name) => /content\/writer|@sanity\/client|\.\.\/server/.test(name)),
    );
    expect(near).toEqual([]);
    expect(sources.filter((file) => /WRITE_TOKEN|process\.env/.test(read(file)))).toEqual([]);
  });
});

describe("@agency/ui", () => {
  const sources = files("packages/ui/src/**/*.{ts,tsx}").filter((file) => !isOwnTest(file));

  it("knows neither its users nor their libraries", () => {
    const foreign = sources.flatMap((file) =>
      importsOf(file)
        .filter((name) =>
          /^(i18next|react-i18next|react-router|@sanity\/|@agency\/(content|site))/.test(name),
        )
        .map((name) => `${file}: ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it("has no words: text and names come in by props", () => {
    expect(sources.length).toBeGreaterThan(50);
    const words = sources.flatMap((file) =>
      wordsIn(parse(read(file), file)).map((text) => `${file}: ${text}`),
    );
    expect(words).toEqual([]);
  });

  it.each([
    ["text", "<p>Read more</p>"],
    ["an expression", '<p>{open ? "Read more" : less}</p>'],
    ["a template", `<p>{\`Read \${count} more\`}</p>`],
    ["a part of an expression", '<p>{label ?? ("Read" + count)}</p>'],
    ["an attribute", '<img alt="Read more" />'],
    ["an attribute's expression", '<a aria-label={label || "Read more"} />'],
    ["a default", 'function More({ label = "Read more" }) {}'],
    ["a renamed default", "const { title: heading = `Read more` } = props;"],
    ["a child of h", 'h("p", null, "Read more")'],
    ["a prop of h", 'h(Button, { label: "Read more" })'],
    ["a child of createElement", 'React.createElement("p", {}, [open && "Read more"])'],
  ])("would have words found in %s", (_, text) => {
    expect(wordsIn(parse(text))).toHaveLength(1);
  });

  it.each([
    `<p className="Read">{format("Read", \`\${count}px\`)}</p>`,
    '<p>{kind === "more" && label}</p>',
    'h("p", { className: "more", role: "alert" }, "0")',
    'document.createElement("canvas")',
    'function More({ size = "sm", label }) {}',
  ])("takes nothing in %s for words", (text) => {
    expect(wordsIn(parse(text))).toEqual([]);
  });

  it("takes undefined for every optional prop", () => {
    const exact = sources.flatMap((file) =>
      exactOptionalsIn(parse(read(file), file)).map((name) => `${file}: ${name}`),
    );
    expect(exact).toEqual([]);
  });

  it.each([
    ["an interface", "export interface TagProps { id?: string }"],
    ["an object within it", "interface TagProps { of: { id?: string } | undefined }"],
    ["parameters", "function Tag({ id }: { id?: string | null }) {}"],
    ["what an alias may hold", "interface TagProps { note?: ReactNode }"],
  ])("would have an optional prop without it found in %s", (_, text) => {
    expect(exactOptionalsIn(parse(text))).toHaveLength(1);
  });

  it("lets optional props with it pass, and required ones", () => {
    const text = "interface TagProps { id?: string | undefined; gone?: undefined; of: string }";
    expect(exactOptionalsIn(parse(text))).toEqual([]);
  });

  it("names colours by tokens alone", () => {
    const raw = files("packages/ui/src/**/*.css.ts").filter((file) =>
      /#[0-9a-f]{3,8}\b/i.test(read(file)),
    );
    expect(raw).toEqual([]);
  });

  it("shows the shell and the forms on the narrowest page and in forced colours, too", () => {
    const stories = files("packages/ui/src/**/*.stories.tsx").filter((file) =>
      /title: "(Shell|Forms)\//.test(read(file)),
    );
    expect(stories.length).toBeGreaterThan(25);
    expect(stories.filter((file) => !/tags: \[.*"edges"/.test(read(file)))).toEqual([]);
  });

  it("keeps a component's file under 250 lines", () => {
    const long = sources.filter(
      (file) => file.endsWith(".tsx") && read(file).split("\n").length > 250,
    );
    expect(long).toEqual([]);
  });
});

// The first call reads the types of the whole repository.
describe("the lint rule against physical CSS", { timeout: 120_000 }, () => {
  const file = "packages/ui/src/Line/Line.css.ts";
  const complaints = async (declaration: string) => {
    const text = `import { style } from "@vanilla-extract/css";\nexport const a = style({ ${declaration} });\n`;
    const [result] = await new ESLint({ cwd: root }).lintText(text, { filePath: root + file });
    return result?.messages.map(({ ruleId }) => ruleId) ?? [];
  };

  it.each([
    "left: 0",
    "right: 0",
    "marginRight: 4",
    "paddingLeft: 4",
    "borderLeftWidth: 1",
    "borderTopLeftRadius: 2",
    'textAlign: "left"',
    "width: 10",
    '"&:hover": { marginLeft: 1 }',
  ])("refuses %s", async (declaration) => {
    expect(await complaints(declaration)).toContain("no-restricted-syntax");
  });

  it.each(["insetInlineStart: 0", 'textAlign: "start"', "marginInlineEnd: 4", "inlineSize: 10"])(
    "lets %s pass",
    async (declaration) => {
      expect(await complaints(declaration)).toEqual([]);
    },
  );
});

describe("arrows", () => {
  it.each([
    ["tokens", /^@agency\//],
    ["packages/ui/src", /^@agency\/(?!tokens)/],
    ["packages/content/src", /^@agency\/|^react/],
    ["packages/content-lake/src", /^@agency\/|^react/],
  ])("from %s run one way", (folder, refused) => {
    const wrong = files(`${folder}/**/*.{ts,tsx}`).flatMap((file) =>
      importsOf(file)
        .filter((name) => refused.test(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("repository", () => {
  const registry = new RegExp(["registry", "npmjs", "org"].join("\\."));

  it("names no package registry in its lock file and settings", () => {
    const named = files(
      "*.{json,yaml}",
      "*/package.json",
      "packages/*/package.json",
      ".npmrc",
    ).filter((file) => registry.test(read(file)));
    expect(named).toEqual([]);
  });
});
