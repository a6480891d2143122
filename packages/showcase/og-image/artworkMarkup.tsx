import type { CaseStudyArtworkKind, Language } from "@agency/content";
import type { Evidence } from "@agency/content/queries/case-studies";
import { AgencyProvider } from "@agency/ui/AgencyProvider";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { AudioGuide } from "../src/AudioGuide/index.ts";
import { FormComparison, type FormComparisonProps } from "../src/FormComparison/index.ts";
import { Hillside } from "../src/Hillside/index.ts";
import { OrderBoard } from "../src/OrderBoard/index.ts";
import { QuayTimetable } from "../src/QuayTimetable/index.ts";
import { Quotation } from "../src/Quotation/index.ts";
import { RepairCard } from "../src/RepairCard/index.ts";
import { SentenceCovers } from "../src/SentenceCovers/index.ts";
import { YieldMonth } from "../src/YieldMonth/index.ts";

/** Static: needs no label. */
const Forms = (props: FormComparisonProps) => <FormComparison {...props} dividerLabel="" />;

const drawings = {
  audioGuide: AudioGuide,
  formComparison: Forms,
  hillside: Hillside,
  orderBoard: OrderBoard,
  quayTimetable: QuayTimetable,
  quotation: Quotation,
  repairCard: RepairCard,
  sentenceCovers: SentenceCovers,
  yieldMonth: YieldMonth,
} satisfies Record<CaseStudyArtworkKind, unknown> as unknown as Record<
  CaseStudyArtworkKind,
  ComponentType<{ content: unknown; view: string }>
>;

/**
 * Renders case-study artwork, in portrait format.
 *
 * @throws if the content does not match its kind
 */
export function renderArtwork({ kind, content }: Evidence, language: Language): string {
  const Drawing = drawings[kind];
  return renderToStaticMarkup(
    <AgencyProvider language={language}>
      <Drawing content={content} view="portrait" />
    </AgencyProvider>,
  );
}
