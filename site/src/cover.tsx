import type { CaseStudyCard } from "@agency/content";
import type { ReactNode } from "react";
import { Localized } from "./Localized.tsx";
import { featuredPicture } from "./picture.ts";

/** A case study as the library's cover takes it; none where it has no picture. */
export function coverOf(study: CaseStudyCard, linkLabel: ReactNode) {
  const image = featuredPicture(study);
  if (!image) return [];
  const { metric } = study;
  return [
    {
      href: `/case-studies/${study.slug}`,
      title: <Localized of={study.title} />,
      image,
      metric: metric ? <bdi dir="ltr">{metric.value}</bdi> : undefined,
      metricLabel: metric ? <Localized of={metric.note ?? metric.label} /> : undefined,
      meta: [study.clientName, study.category, study.location]
        .filter((fact) => fact !== null)
        .map((fact) => <Localized key={fact.text} of={fact} />),
      linkLabel,
      mirror: study.featuredImage?.mirrorInRtl ?? false,
    },
  ];
}
