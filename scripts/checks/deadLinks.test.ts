import { expect, it } from "vitest";
import { findDeadLinks } from "../deadLinks.ts";

const find = (files: Record<string, string>) =>
  findDeadLinks(Object.keys(files), (path) => files[path] ?? "");

it("accepts files and folders of the package, other sites, anchors and code", () => {
  const readme = [
    "[guide](docs/guide.md#names), [docs](docs/), `docs/guide.md`, `src/index.ts`",
    "[site](https://example.com/a.md), [below](#names)",
    "```md\n[sample](nowhere.md)\n```",
  ].join("\n");
  expect(find({ "README.md": readme, "docs/guide.md": "[back](../README.md)" })).toEqual([]);
});

it("finds links and paths of Markdown files that are not in the package", () => {
  const files = {
    "README.md": "[ADR](../../docs/adr/0001.md), the guide `docs/Forms.mdx`",
    "docs/guide.md": "[start](README.md)",
    "dist/index.js": "[no](markdown.md)",
  };
  expect(find(files)).toEqual([
    { file: "README.md", target: "../../docs/adr/0001.md" },
    { file: "README.md", target: "docs/Forms.mdx" },
    { file: "docs/guide.md", target: "README.md" },
  ]);
});
