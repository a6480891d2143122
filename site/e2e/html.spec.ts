import { HtmlValidate } from "html-validate";
import { expect, test } from "./test.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Tables laid out as grids lose their roles.
    "no-redundant-role": "off",
    // The intro's progress bar is drawn by its children.
    "prefer-native-element": ["error", { exclude: ["progressbar"] }],
    // The menus with and without scripts are never shown together.
    "unique-landmark": "off",
  },
});

test("each page of the sitemap is valid HTML", async ({ request, site }) => {
  test.slow();
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(site.url + path)).text();
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        found.push(`${path} ${ruleId}: ${message} (${line}:${column})`);
  }
  expect(found).toEqual([]);
});
