import { Localized } from "@agency/client/components/Localized";
import { getImageSource } from "@agency/client/content/imageSource";
import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { BelowFold, useLanguage } from "@agency/client/navigation";
import type { CaseStudy } from "@agency/content/queries/case-studies";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import { DetailRows } from "@agency/ui/DetailRows";
import { Gallery } from "@agency/ui/Gallery";
import { Inline } from "@agency/ui/Inline";
import { Link } from "@agency/ui/Link";
import { PreviousNext } from "@agency/ui/PreviousNext";
import { ProseList } from "@agency/ui/Prose";
import { Section } from "@agency/ui/Section";
import { Text } from "@agency/ui/Text";
import { Timeline } from "@agency/ui/Timeline";
import { useTranslation } from "react-i18next";
import { getContactPathAfterCase, type ServiceKey, serviceKeys } from "../../contactPaths.ts";
import { usePageHead } from "../../shell/usePageHead.ts";
import { CaseStudyHeader } from "./CaseStudyHeader.tsx";
import { Chapters } from "./Chapters.tsx";
import { ClientTestimonial } from "./ClientTestimonial.tsx";
import { getCaseStudyHead } from "./caseStudyHead.ts";
import { Details } from "./Details.tsx";
import { Results } from "./Results.tsx";

const getKey = (service: string | undefined) =>
  (Object.keys(serviceKeys) as ServiceKey[]).find((key) => serviceKeys[key] === service);

export function CaseStudyContent({ slug, study }: { slug: string; study: CaseStudy }) {
  const { t } = useTranslation("caseStudies");
  const marked = useLangAttributes();
  const language = useLanguage();
  usePageHead(
    getCaseStudyHead(
      study,
      language,
      t("detail.meta.description", { client: study.clientName.text }),
    ),
  );
  const { timeline, keyTakeaways } = study;
  const service = getKey(study.category?.key) ?? getKey(study.services[0]);

  return (
    <>
      <article>
        <CaseStudyHeader study={study} />
        <BelowFold>
          <Chapters study={study} />
          {(study.results || study.metricsImproved.length > 0) && <Results study={study} />}
          {study.evidence && <Details evidence={study.evidence} />}
          {timeline.length > 0 && (
            <Section
              level={2}
              id="timeline"
              label={t("detail.timeline.label")}
              meta={t("detail.timeline.note")}
            >
              <Container>
                <Timeline
                  items={getPhases(timeline, (week) => t("detail.timeline.week", { number: week }))}
                />
              </Container>
            </Section>
          )}
          {study.projectGallery.length > 0 && (
            <Section level={2} id="gallery" label={t("detail.gallery.label")}>
              <Gallery
                items={study.projectGallery.map((picture) => ({
                  image: getImageSource(picture, { alt: picture.alt?.text ?? study.title.text }),
                }))}
                labels={{
                  title: t("detail.gallery.title", { title: study.title.text }),
                  enlarge: t("detail.gallery.open"),
                  close: t("detail.gallery.close"),
                  previous: t("detail.gallery.previous"),
                  next: t("detail.gallery.next"),
                  position: (place, total) =>
                    t("detail.gallery.position", { number: place, total }),
                }}
              />
            </Section>
          )}
          <ClientTestimonial study={study} />
          {keyTakeaways.items.length > 0 && (
            <Container paddingBlockStart="section">
              <DetailRows
                items={[
                  {
                    title: t("detail.takeaways"),
                    content: <ProseList items={keyTakeaways.items} />,
                    ...marked(keyTakeaways.lang),
                  },
                ]}
              />
            </Container>
          )}
        </BelowFold>
      </article>
      <BelowFold>
        <PreviousNext
          label={t("detail.neighbours.label")}
          previous={neighbour(study.previous, t("detail.neighbours.previous"))}
          next={neighbour(study.next, t("detail.neighbours.next"))}
        />
        <Container paddingBlockStart="page">
          <Inline justify="between">
            <Link variant="line" href="/case-studies">
              {t("detail.all")}
            </Link>
            {(study.disclaimer || study.isSample) && (
              <Text size="xs" tone="tertiary">
                {study.disclaimer ? <Localized value={study.disclaimer} /> : t("detail.sample")}
              </Text>
            )}
          </Inline>
        </Container>
        <CallToAction
          title={t("detail.cta.title")}
          description={t("detail.cta.text")}
          actions={
            <ButtonLink href={getContactPathAfterCase(slug, service)}>
              {t("detail.cta.action")}
            </ButtonLink>
          }
        />
      </BelowFold>
    </>
  );
}

/** Each phase ends at the next, the last after a week. */
const getPhases = (timeline: CaseStudy["timeline"], label: (week: number) => string) =>
  timeline.map(({ week, title, description }, index) => ({
    start: week - 1,
    end: Math.max(week, timeline[index + 1]?.week ?? week + 1) - 1,
    label: label(week),
    title: <Localized value={title} />,
    description: description ? <Localized value={description} /> : undefined,
  }));

const neighbour = (study: CaseStudy["previous"], label: string) =>
  study
    ? { label, title: <Localized value={study.clientName} />, href: `/case-studies/${study.slug}` }
    : undefined;
