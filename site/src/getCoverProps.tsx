import { Localized } from "@agency/client/components/Localized";
import { getFeaturedImage } from "@agency/client/content/imageSource";
import type { LocalizedText } from "@agency/content";
import type { CaseStudyCover } from "@agency/content/queries/case-studies";
import type { CoverProps } from "@agency/showcase/Cover";
import { Image } from "@agency/ui/Image";
import { CaseStudyArtwork } from "./artwork/CaseStudyArtwork.tsx";

const strips: readonly string[] = ["sentenceCovers"];

/** Maps a case study to its cover card's props. */
export const getCoverProps = (study: CaseStudyCover, industry: LocalizedText | null) => ({
  href: `/case-studies/${study.slug}`,
  title: <Localized value={study.title} />,
  image: getFeaturedImage(study),
  drawing: getArtwork(study),
  strip: study.evidence !== null && strips.includes(study.evidence.kind),
  metric: study.metric?.value,
  metricLabel: study.metric ? (
    <Localized value={study.metric.note ?? study.metric.label} />
  ) : undefined,
  meta: [study.clientName, industry, study.location]
    .filter((fact) => fact !== null)
    .map((fact) => <Localized key={fact.text} value={fact} />),
});

function getArtwork({ evidence, ...study }: CaseStudyCover): CoverProps["drawing"] {
  if (!evidence) return undefined;
  const image = getFeaturedImage(study);
  return (view) => (
    <CaseStudyArtwork
      evidence={evidence}
      view={view}
      fallback={image && <Image {...image} alt="" ratio="8/5" sizes="100vw" />}
    />
  );
}
