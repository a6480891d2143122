import type { EvidenceKind, Language } from "@agency/content";
import type { Evidence } from "@agency/content/queries/case-studies";
import { AudioGuide } from "@agency/showcase/AudioGuide";
import { FormComparison, type FormComparisonProps } from "@agency/showcase/FormComparison";
import { Hillside } from "@agency/showcase/Hillside";
import { OrderBoard } from "@agency/showcase/OrderBoard";
import { QuayTimetable } from "@agency/showcase/QuayTimetable";
import { Quotation } from "@agency/showcase/Quotation";
import { RepairCard } from "@agency/showcase/RepairCard";
import { SentenceCovers } from "@agency/showcase/SentenceCovers";
import { YieldMonth } from "@agency/showcase/YieldMonth";
import { AgencyProvider } from "@agency/ui/AgencyProvider";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Nothing is moved in a picture, so its divider needs no name. */
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
} satisfies Record<EvidenceKind, unknown> as unknown as Record<
  EvidenceKind,
  ComponentType<{ content: unknown; view: string }>
>;

/**
 * Renders the upright cover of a client's work to markup, for a picture made on a server.
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
