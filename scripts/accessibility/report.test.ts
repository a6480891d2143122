/** Conformance reports: complete, proved by existing checks, consistent with the statement. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import ar from "../../site/locales/ar/legal.json" with { type: "json" };
import en from "../../site/locales/en/legal.json" with { type: "json" };
import { catalog } from "./catalog.ts";
import { componentsUrl, getComponentsDocument } from "./components.ts";
import { getDocument, getDocumentUrl, getRows, products, readReport } from "./report.ts";

const root = new URL("../..", import.meta.url).pathname;

const claims = ["supports", "partially-supports", "does-not-support"];

const levels = [...claims, "not-applicable"];

describe.each(products)("the conformance report of %s", (product) => {
  const report = readReport(product);

  it.each(catalog)("has a level and a remark for all criteria: $title", ({ id, criteria }) => {
    const rows = getRows(report, id);
    expect([...rows.keys()].sort()).toEqual(Object.keys(criteria).sort());
    if (rows.size === 0) expect(report.chapters[id]?.notes).toBeTruthy();
    for (const [num, { level, notes }] of rows) {
      expect(levels, num).toContain(level);
      expect(notes?.trim(), num).toBeTruthy();
    }
  });

  const rows = catalog.flatMap(({ id }) => [...getRows(report, id)]);

  it("proves each claim", () => {
    const unproved = rows.filter(
      ([, { level, checks = [], reviewed }]) =>
        claims.includes(level) && checks.length === 0 && !reviewed,
    );
    expect(unproved.map(([num]) => num)).toEqual([]);
  });

  it("names existing checks", () => {
    const missing = rows.flatMap(([num, { checks = [] }]) =>
      checks.filter((path) => !existsSync(root + path)).map((path) => `${num}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it("is the generated document (npm run accessibility)", () => {
    expect(readFileSync(getDocumentUrl(product), "utf8")).toBe(getDocument(product));
  });
});

it("the report by component is the generated document (npm run accessibility)", () => {
  expect(readFileSync(componentsUrl, "utf8")).toBe(getComponentsDocument());
});

describe.each([
  ["English", en.accessibility, "partially conformant"],
  ["Arabic", ar.accessibility, "متوافق جزئيًا"],
] as const)("the accessibility statement in %s", (_, { sections }, partially) => {
  const site = readReport("site");
  const open = catalog
    .flatMap(({ id }) => [...getRows(site, id)])
    .filter(([, { level }]) => level === "partially-supports" || level === "does-not-support")
    .map(([num]) => num);

  it("claims conformance only if the report has no exceptions", () => {
    const status = sections.find(({ id }) => id === "status")?.paragraphs.join() ?? "";
    expect(status.includes(partially)).toBe(open.length > 0);
  });

  it("lists the report's exceptions", () => {
    const rows = sections.flatMap((section) => ("table" in section ? section.table.rows : []));
    const numbers = rows.flatMap(([, criterion = ""]) => criterion.match(/\d+(\.\d+)+/g) ?? []);
    expect(numbers.sort()).toEqual(open.sort());
  });
});
