import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { addImport, shortenPictures } from "../../docs/exampleCode.ts";
import { getSection } from "../../docs/getSection.ts";
import { linkComponents } from "../../docs/linkComponents.ts";
import { readDocstring } from "../../docs/readDocstring.ts";
import { synonyms } from "../../synonyms.ts";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const find = (pattern: string) => globSync(pattern, { cwd: root });

describe("a docstring", () => {
  it("becomes uses, uses to avoid, and a status", () => {
    const docs = readDocstring(
      "Native select,\nstyled.\n\nNot for short options (`RadioGroup`, `Tabs`), long\nlists (`Combobox`) or one filter.\n\n@since 1.2.0\n@experimental The options may change.",
    );
    expect(docs).toEqual({
      purpose: "Native select, styled.",
      avoid: [
        "For short options (`RadioGroup`, `Tabs`).",
        "For long lists (`Combobox`).",
        "For one filter.",
      ],
      status: "experimental",
      statusNote: "The options may change.",
      since: "1.2.0",
    });
  });

  it("keeps sentences that are no list, and is stable without a tag", () => {
    const docs = readDocstring("Portrait.\n\nNot beside photographs of people, or of places.");
    expect(docs.avoid).toEqual(["Not beside photographs of people, or of places."]);
    expect([docs.status, docs.since]).toEqual(["stable", undefined]);
    expect(readDocstring("Old.\n\n@deprecated Use `Tabs`.").status).toBe("deprecated");
  });

  it("links the components that have a page", () => {
    const getHref = (name: string) => (name === "Tabs" ? "?path=/docs/tabs" : undefined);
    expect(linkComponents("`Tabs`, `Column` or `value`", getHref)).toBe(
      "[`Tabs`](?path=/docs/tabs), `Column` or `value`",
    );
  });
});

it("imports what an example uses of the library", () => {
  const exported = new Set(["Button", "Stack", "Text"]);
  expect(addImport("<Stack><Own /><Button>Send</Button></Stack>", exported)).toBe(
    'import { Button, Stack } from "@agency/ui";\n\n<Stack><Own /><Button>Send</Button></Stack>',
  );
  expect(addImport("<p>Text</p>", exported)).toBe("<p>Text</p>");
  const once = addImport("<Text>a</Text>", exported);
  expect(addImport(once, exported)).toBe(once);
  expect(shortenPictures('<Image src="data:image/svg+xml,%3Csvg%3E" alt="A" />')).toBe(
    '<Image src="/picture.svg" alt="A" />',
  );
});

const pages = find("packages/ui/docs/*.mdx").map(read);
const titles = pages.map((page) => /<Meta title="([^"]+)"/.exec(page)?.[1] ?? "");

it("finds the sections of the README that pages show", () => {
  const readme = read("packages/ui/README.md");
  const headings = pages.flatMap((page) =>
    [...page.matchAll(/<ReadmeSection heading="([^"]+)"/g)].map(([, heading = ""]) => heading),
  );
  expect(headings.length).toBeGreaterThan(1);
  for (const heading of headings) expect(getSection(readme, heading)).not.toBe("");
});

describe("the sidebar", () => {
  const stories = find("packages/{ui,showcase}/src/**/*.stories.tsx");
  const components = stories.map((path) => basename(dirname(path)));
  const names = new Set([...components, ...titles.map((title) => basename(title))]);

  it("has a page for each list of synonyms", () => {
    expect(Object.keys(synonyms).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(
    "rtl figma changelog accessibility breakpoint shadow modal snackbar upload csp tone".split(" "),
  )("finds %s", (query) => {
    const texts = [...names, ...Object.values(synonyms).flat()];
    expect(texts.some((text) => text.toLowerCase().includes(query))).toBe(true);
  });

  it("hides tests of the keyboard", () => {
    const shown = stories.filter((path) =>
      read(path)
        .split(/^export const /m)
        .some(
          (story) =>
            /^\w*Keyboard\w*: Story/.test(story) && !/tags: \[[^\]]*"interaction"/.test(story),
        ),
    );
    expect(shown).toEqual([]);
  });

  it("leads to pages that exist", () => {
    const toId = (title: string) =>
      `design-system/${title}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const ids = new Set(titles.map(toId));
    const links = pages.flatMap((page) =>
      [...page.matchAll(/\?path=\/docs\/([a-z0-9-]+)--docs/g)].map(([, id]) => id),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((id) => !ids.has(id ?? ""))).toEqual([]);
  });
});
