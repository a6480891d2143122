import { Localized } from "@agency/client/components/Localized";
import { getFeaturedImage } from "@agency/client/content/imageSource";
import type { LocalizedText } from "@agency/content";
import type { CaseStudyCover } from "@agency/content/queries/case-studies";
import type { CoverProps } from "@agency/showcase/Cover";
import { Image } from "@agency/ui/Image";
import { Evidence } from "./evidence/Evidence.tsx";

/** With a full-width crop. */
const strips: readonly string[] = ["sentenceCovers"];

/** @param kind industry or category */
export const getCover = (study: CaseStudyCover, kind: LocalizedText | null) => ({
  href: `/case-studies/${study.slug}`,
  title: <Localized value={study.title} />,
  image: getFeaturedImage(study),
  drawing: getDrawing(study),
  strip: study.evidence !== null && strips.includes(study.evidence.kind),
  metric: study.metric?.value,
  metricLabel: study.metric ? (
    <Localized value={study.metric.note ?? study.metric.label} />
  ) : undefined,
  meta: [study.clientName, kind, study.location]
    .filter((fact) => fact !== null)
    .map((fact) => <Localized key={fact.text} value={fact} />),
});

function getDrawing({ evidence, ...study }: CaseStudyCover): CoverProps["drawing"] {
  if (!evidence) return undefined;
  const image = getFeaturedImage(study);
  return (view) => (
    <Evidence
      evidence={evidence}
      view={view}
      instead={image && <Image image={image} ratio="8/5" sizes="100vw" />}
    />
  );
}
