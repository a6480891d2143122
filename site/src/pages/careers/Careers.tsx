import { vacanciesQuery } from "@agency/content";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import { PageHeader } from "@agency/ui/PageHeader";
import { Section } from "@agency/ui/SectionHead";
import { SkeletonRows, SkeletonText } from "@agency/ui/Skeleton";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { loadContent } from "../../content.ts";
import type { Language } from "../../language.ts";
import { lists } from "../../lists.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { usePage } from "../../shell/usePage.ts";
import { ApplyForAny } from "./Apply.tsx";
import { VacancyList } from "./VacancyList.tsx";

export function preload(language: Language) {
  void loadContent(vacanciesQuery, { lang: language });
}

export default function Careers() {
  const { t } = useTranslation("careers");
  const [count, setCount] = useState<number>();
  usePage({ title: t("meta.title"), description: t("meta.description") });
  return (
    <>
      <PageHeader
        title={t("title")}
        eyebrow={count === undefined ? "" : t("count", { count })}
        lead={t("lead")}
      />
      <ContentBoundary skeleton={<ListSkeleton />}>
        <VacancyList onCount={setCount} />
      </ContentBoundary>
      <Section
        level={2}
        id="process"
        number={1}
        label={t("process.label")}
        note={t("process.note")}
      >
        <Container>
          <Steps items={t("process.steps", lists)} />
        </Container>
      </Section>
      <ContentBoundary failed={() => null} skeleton={<FormSkeleton />}>
        <ApplyForAny number={2} />
      </ContentBoundary>
      <CallToAction
        title={t("cta.title")}
        note={t("cta.text")}
        actions={<ButtonLink href="/team">{t("cta.action")}</ButtonLink>}
      />
    </>
  );
}

function ListSkeleton() {
  return (
    <Container before="page">
      <Stack gap={6}>
        <SkeletonText size="sm" lines={2} length={60} />
        <SkeletonText size="body" lines={2} />
        <SkeletonRows count={5} />
      </Stack>
    </Container>
  );
}

function FormSkeleton() {
  return (
    <Container before="section">
      <SkeletonRows count={5} />
    </Container>
  );
}
