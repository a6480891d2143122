import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSite } from "./support.ts";

const renderer = `export const createRenderer = ({ fetch }) => async () => {
  const [title, more] = await Promise.all(["post", "agency"].map((id) => fetch("*[_id==$id][0].title", { id })));
  return {
    language: "en", found: true, isWhole: more !== null, files: ["src/main.tsx"], head: "",
    html: title + " and " + more, state: {}, about: {},
  };
};`;

let site: TestSite;
const content = () => site.writer.withConfig({ dataset: "production" });
const text = async () => (await fetch(`${site.url}/about`)).text();

beforeEach(async () => {
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(file, renderer);
  site = await startSite({}, { renderer: file });
  await content().create({ _id: "post", _type: "blogPost", title: "One" });
});
afterEach(cleanUp);

it("a page that lacks something is shown, and kept for nobody", async () => {
  expect(await text()).toContain("One and null");
  await content().create({ _id: "agency", _type: "agency", title: "all" });
  expect(await text()).toContain("One and all");
});

it("a kept page that was whole is better than one that lacks something", async () => {
  await content().create({ _id: "agency", _type: "agency", title: "all" });
  expect(await text()).toContain("One and all");
  await content().patch("post").set({ title: "Two" }).commit();
  expect(await text()).toContain("Two and all");
  await content().delete("agency");
  expect(await text()).toContain("Two and all");
});
