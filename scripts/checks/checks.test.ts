/** The rules of the design that text alone can hold: what may stand where. */
import { globSync, readFileSync } from "node:fs";
import { ESLint } from "eslint";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { deriveFiles } from "../groups.ts";
import { depthsIn, exactOptionalsIn, parse, stylesIn, wordsIn } from "./source.ts";

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
    const sources = files(
      "site/src/**/*.{ts,tsx}",
      "site/shared/**/*.ts",
      "packages/server/src/forms/*.ts",
    );
    const near = sources.flatMap((file) =>
      importsOf(file).filter((name) =>
        /content\/(?:writer|private-reader)|@sanity\/client|\.\.\/server/.test(name),
      ),
    );
    expect(near).toEqual([]);
    expect(sources.filter((file) => /WRITE_TOKEN|process\.env/.test(read(file)))).toEqual([]);
    // Of the server's package the browser has what it shares with it; types are no code.
    const ofServer = /import (?!type )[^;]*? from "@agency\/server(?!\/forms\/)/;
    expect(sources.filter((file) => ofServer.test(read(file)))).toEqual([]);
  });
});

describe("@agency/server", () => {
  const sources = files("packages/server/src/**/*.ts");

  it("knows no site, no looks and no routing", () => {
    expect(sources.length).toBeGreaterThan(50);
    const foreign = sources.flatMap((file) =>
      importsOf(file)
        .filter((name) =>
          /(^|\/)site\/|^(react|i18next)|^@agency\/(ui|tokens|site|backoffice)/.test(name),
        )
        .map((name) => `${file}: ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it("has no words for visitors", () => {
    expect(sources.filter((file) => /[\u0621-\u064a]/.test(read(file)))).toEqual([]);
  });

  it("shares with browsers what leads nowhere else", () => {
    const leading = files("packages/server/src/forms/*.ts").flatMap((file) =>
      importsOf(file)
        .filter((name) => name !== "valibot" && name !== "@agency/content")
        .filter((name) => !name.startsWith("./")),
    );
    expect(leading).toEqual([]);
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

  it("takes layers and shadows from the theme", () => {
    const raw = sources.flatMap((file) =>
      depthsIn(parse(read(file), file)).map((text) => `${file}: ${text}`),
    );
    expect(raw).toEqual([]);
  });

  it.each([
    ["a number", "style({ zIndex: 40 })"],
    ["a number below zero", "style({ selectors: { '&:hover': { zIndex: -1 } } })"],
    ["a text", 'style({ zIndex: "40" })'],
    ["a choice", "style({ zIndex: open ? `2` : layer.nav })"],
    ["a shadow", 'style({ boxShadow: "0 24px 60px black" })'],
    ["a shadow with a token in it", `style({ boxShadow: \`0 1px 2px \${vars.color.fg}\` })`],
    ["a shadow of words", "style({ textShadow: '1px 1px black' })"],
    ["a filter", 'style({ filter: "drop-shadow(0 1px 2px black)" })'],
    ["an element's own style", "<p style={{ zIndex: 2 }} />"],
  ])("would have a raw layer or shadow found in %s", (_, text) => {
    expect(depthsIn(parse(text))).toHaveLength(1);
  });

  it("lets layers and shadows of the theme pass, and none at all", () => {
    const text =
      'style({ zIndex: layer.nav, boxShadow: ring(vars.color.fg), textShadow: "none", filter: "blur(2px)" })';
    expect(depthsIn(parse(text))).toEqual([]);
  });

  it("shows the shell and the forms on the narrowest page and in forced colours, too", () => {
    const stories = files("packages/ui/src/{shell,forms}/**/*.stories.tsx").filter(
      // They draw nothing of their own.
      (file) => !/Provider\.stories/.test(file),
    );
    expect(stories.length).toBeGreaterThan(25);
    expect(stories.filter((file) => !/tags: \[.*"edges"/.test(read(file)))).toEqual([]);
  });

  it.each(Object.entries(deriveFiles()))("has a %s that agrees with its groups", (file, text) => {
    // `pnpm groups` renews it.
    expect(read(`packages/ui/${file}`)).toBe(text);
  });

  it("has no two modules whose names differ by capitals alone: some systems take them for one", () => {
    const bare = sources.map((file) => file.replace(/(\.css)?\.tsx?$/, "$1"));
    const folded = Map.groupBy(new Set(bare), (name) => name.toLowerCase());
    expect([...folded.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it("shares styles by theme/ alone: no folder takes another component's style file", () => {
    const taken = sources.flatMap((file) =>
      importsOf(file)
        .filter((name) => /^\.\.\/(?!.*theme\/|.*internal\/).*\.css\.ts$/.test(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(taken).toEqual([]);
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
  const file = "packages/ui/src/primitives/Line/Line.css.ts";
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

  // pnpm leaves out in silence what does not exist, and what it has left out nobody gets.
  it.each(["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"])(
    "brings the Node of %s along",
    (platform) => {
      const { optionalDependencies } = JSON.parse(read("package.json")) as {
        optionalDependencies: Record<string, string>;
      };
      const names = Object.keys(optionalDependencies).filter((name) => name.endsWith(platform));
      expect(names).toHaveLength(1);
      const [name = ""] = names;
      const lock = read("pnpm-lock.yaml");
      const version = optionalDependencies[name];
      expect(lock).toContain(
        `\n      ${name}:\n        specifier: ${version}\n        version: ${version}\n`,
      );
      expect(lock).toContain(`\n  ${name}@${version}:\n    resolution: {integrity: `);
    },
  );
});
