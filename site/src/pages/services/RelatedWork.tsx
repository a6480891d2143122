import { useLanguage, useQuery } from "@agency/client/navigation";
import { serviceCaseStudiesQuery } from "@agency/content/queries/case-study-lists";
import { Work } from "@agency/showcase/Work";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { Section, SectionTitle } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type ServiceKey, serviceKeys } from "../../contactPaths.ts";
import { getCoverProps } from "../../getCoverProps.tsx";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";

interface RelatedWorkProps {
  service: ServiceKey;
  title: ReactNode;
}

export function RelatedWork({ service, ...head }: RelatedWorkProps) {
  return (
    <ContentBoundary failed={(message) => <WorkSection {...head}>{message}</WorkSection>}>
      <Covers service={service} {...head} />
    </ContentBoundary>
  );
}

interface WorkSectionProps extends Omit<RelatedWorkProps, "service"> {
  note?: ReactNode;
  children: ReactNode;
}

function WorkSection({ title, note, children }: WorkSectionProps) {
  const { t } = useTranslation("services");
  return (
    <Section id="work" label={t("shared.work.label")} meta={note}>
      <Container>
        <SectionTitle>{title}</SectionTitle>
      </Container>
      {children}
    </Section>
  );
}

function Covers({ service, ...head }: RelatedWorkProps) {
  const { t } = useTranslation("services");
  const { t: common } = useTranslation();
  const stored = serviceKeys[service];
  const { caseStudies, count } = useQuery(serviceCaseStudiesQuery, {
    lang: useLanguage(),
    service: stored,
  });
  const items = caseStudies.map((study) => ({
    ...getCoverProps(study, study.industry),
    linkLabel: t("shared.work.read"),
  }));
  const all = (
    <Link variant="line" href={`/case-studies?${new URLSearchParams({ service: stored })}`}>
      {t("shared.work.all")}
    </Link>
  );
  return (
    <WorkSection
      {...head}
      note={count === items.length ? t("shared.work.count", { count }) : undefined}
    >
      <Container>
        {items.length > 0 ? (
          <Stack gap={7}>
            <Work items={items} portraits={false} action={all} />
            {caseStudies.some(({ isSample }) => isSample) && (
              <Text size="xs" tone="tertiary">
                {common("sample")}
              </Text>
            )}
          </Stack>
        ) : (
          <Stack gap={5}>
            <Text tone="secondary">{t("shared.work.empty")}</Text>
            {all}
          </Stack>
        )}
      </Container>
    </WorkSection>
  );
}
