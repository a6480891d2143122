import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

const folder = new URL("../src/", import.meta.url).pathname;
const entries = globSync("entries/[A-Z]*.ts", { cwd: folder });

it.each(entries.filter((file) => file !== "entries/Icons.ts"))(
  "%s exports the component it is named for",
  async (file) => {
    expect(await import(`${folder}${file}`)).toHaveProperty(basename(file, ".ts"));
  },
);

it("the barrel exports components and their hooks, and no loose helpers", async () => {
  const { media, vars, ...components } = await import("../src/index.ts");
  const helpers = Object.keys(components).filter((name) => !/^([A-Z]|use[A-Z]|preload)/.test(name));
  expect(helpers).toEqual([]);
  expect([media, vars]).not.toContain(undefined);
});
