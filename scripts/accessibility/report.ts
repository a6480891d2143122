import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { catalog } from "./catalog.ts";

export const levels = {
  supports: "Supports",
  "partially-supports": "Partially supports",
  "does-not-support": "Does not support",
  "not-applicable": "Not applicable",
} as const;

export interface Adherence {
  level: keyof typeof levels;
  notes: string;
  /** Files that prove the level. Addition to OpenACR. */
  checks?: string[];
  /** ISO 8601, of a manual check. Addition to OpenACR. */
  reviewed?: string;
}

interface Contact {
  company_name: string;
  email: string;
}

/** Accessibility conformance report (OpenACR 0.1.0). */
interface Report {
  title: string;
  product: { name: string; version: string; description: string };
  vendor: Contact;
  report_date: string;
  notes: string;
  evaluation_methods_used: string;
  chapters: Record<
    string,
    {
      notes?: string;
      disabled?: boolean;
      criteria?: { num: string; components: { name: string; adherence: Adherence }[] }[];
    }
  >;
}

/** OpenACR allows one product per file. */
export const products = ["site", "ui"] as const;
export type Product = (typeof products)[number];

const folder = new URL("../../docs/accessibility/", import.meta.url);

export const getDocumentUrl = (product: Product): URL => new URL(`${product}.md`, folder);

export const readReport = (product: Product): Report =>
  parse(readFileSync(new URL(`${product}.yaml`, folder), "utf8")) as Report;

/** Returns a chapter's adherence by criterion number. */
export const getRows = ({ chapters }: Report, chapter: string): Map<string, Adherence> =>
  new Map(
    (chapters[chapter]?.criteria ?? []).flatMap(({ num, components }) =>
      components.map(({ adherence }) => [num, adherence] as const),
    ),
  );

export const getTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");

function getEvidence({ checks = [], reviewed }: Adherence): string {
  const links = checks.map((path) => `[${path.split("/").at(-1)}](../../${path})`);
  return [...links, ...(reviewed ? [`by hand on ${reviewed}`] : [])].join(", ");
}

function getChapter(report: Report, { id, title, criteria }: (typeof catalog)[number]): string {
  const rows = getRows(report, id);
  const table = getTable([
    ["Criterion", "Conformance level", "Remarks and explanations", "Checks"],
    ["---", "---", "---", "---"],
    ...[...rows].map(([num, adherence]) => [
      `${num} ${criteria[num] ?? ""}`,
      levels[adherence.level],
      adherence.notes,
      getEvidence(adherence),
    ]),
  ]);
  return [`## ${title}`, report.chapters[id]?.notes, rows.size > 0 && table]
    .filter(Boolean)
    .join("\n\n");
}

/** Returns the report as Markdown, in VPAT 2.5 INT's order. */
export function getDocument(product: Product): string {
  const report = readReport(product);
  const { title, vendor, notes } = report;
  const facts = getTable([
    ["Product", `${report.product.name} ${report.product.version}`],
    ["---", "---"],
    ["Description", report.product.description],
    ["Vendor", `${vendor.company_name}, ${vendor.email}`],
    ["Date", report.report_date],
    ["Standards", "WCAG 2.2 A and AA; EN 301 549 V3.2.1; format of VPAT 2.5 INT"],
  ]);
  const parts = [
    `<!-- Generated from ${product}.yaml by \`npm run accessibility\`. -->`,
    `# ${title}`,
    facts,
    notes,
    `Evaluation methods: ${report.evaluation_methods_used}`,
    ...catalog.map((chapter) => getChapter(report, chapter)),
  ];
  return `${parts.join("\n\n")}\n`;
}
