import type { LocalizedText } from "@agency/content";
import type { CaseStudyCover } from "@agency/content/queries/case-studies";
import { Localized } from "./Localized.tsx";
import { featuredPicture } from "./picture.ts";

/**
 * A case study as the library's cover takes it.
 *
 * @param kind what kind of work it was: its industry, or its category
 */
export const coverOf = (study: CaseStudyCover, kind: LocalizedText | null) => ({
  href: `/case-studies/${study.slug}`,
  title: <Localized of={study.title} />,
  image: featuredPicture(study),
  metric: study.metric?.value,
  metricLabel: study.metric ? (
    <Localized of={study.metric.note ?? study.metric.label} />
  ) : undefined,
  meta: [study.clientName, kind, study.location]
    .filter((fact) => fact !== null)
    .map((fact) => <Localized key={fact.text} of={fact} />),
});
