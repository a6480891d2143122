import { ErrorBoundary } from "@agency/client/components/ErrorBoundary";
import { useLanguage } from "@agency/client/navigation";
import type { ChartKind } from "@agency/content";
import type { Language } from "@agency/content/language";
import { defaultLanguage, type Translated, translate } from "@agency/content/language";
import type { Chart } from "@agency/content/queries/case-studies";
import { BarChart } from "@agency/ui/BarChart";
import { LineChart } from "@agency/ui/LineChart";
import { SmallMultiples } from "@agency/ui/SmallMultiples";
import { StepChart } from "@agency/ui/StepChart";
import { UnitChart } from "@agency/ui/UnitChart";
import { type ComponentType, Suspense } from "react";

const charts = {
  barChart: BarChart,
  lineChart: LineChart,
  smallMultiples: SmallMultiples,
  stepChart: StepChart,
  unitChart: UnitChart,
} as Record<ChartKind, ComponentType<object>>;

type Data = Record<string, unknown>;

/** Props whose names differ from the fields of the document. */
const adapters: Partial<Record<ChartKind, (data: Data) => Data>> = {
  smallMultiples: ({ panels, before, accent, ...rest }) => ({
    ...rest,
    items: panels,
    quietCount: before,
    accentIndex: accent,
  }),
  stepChart: ({ steps, ...rest }) => ({ ...rest, values: steps }),
};

function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (!value || typeof value !== "object") return value ?? undefined;
  if (defaultLanguage in value) return translate(value as Translated<unknown>, language);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, inLanguage(item, language)]),
  );
}

interface SpokenTable {
  caption: string;
  first?: string;
  head: string[];
  rows: { name: string; cells: string[] }[];
}

function getProps({ kind, _key, _type, ...chart }: Chart, language: Language) {
  const { table, merging, ...data } = inLanguage(chart, language) as {
    table: SpokenTable;
    merging?: { points: unknown }[];
  };
  const { caption, first = "", head, rows } = table;
  return {
    ...(adapters[kind]?.(data) ?? data),
    table: {
      caption,
      head: [first, ...head],
      rows: rows.map(({ name, cells }) => [name, ...cells]),
    },
    ...(merging && { merging: merging.map(({ points }) => points) }),
  };
}

/** Omits charts that fail to render. */
export function Charts({ items }: { items: readonly Chart[] }) {
  const language = useLanguage();
  return items.map((chart) => (
    <ErrorBoundary key={chart.label.en} resetKey={chart} fallback={() => null}>
      {/* Error boundaries need browsers. The server renders the fallback of `Suspense`. */}
      <Suspense fallback={null}>
        <DrawnChart chart={chart} language={language} />
      </Suspense>
    </ErrorBoundary>
  ));
}

function DrawnChart({ chart, language }: { chart: Chart; language: Language }) {
  const Drawn = charts[chart.kind];
  return <Drawn {...getProps(chart, language)} />;
}
