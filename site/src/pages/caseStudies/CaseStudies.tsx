import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import { PageHeader } from "@agency/ui/PageHeader";
import { Text } from "@agency/ui/Text";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../language.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { usePage } from "../../shell/usePage.ts";
import { CaseStudyList } from "./CaseStudyList.tsx";
import { find, loadFound, loadIndex, loadList, loadPages } from "./data.ts";
import { readFilters } from "./filters.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";

export function preload(
  language: Language,
  _params: Record<string, string>,
  search: URLSearchParams,
) {
  const filters = readFilters(search);
  void loadList(language, filters);
  if (!filters.q) return void loadPages(language, filters);
  // A failure shows where the answer is used.
  void loadIndex(language).then(
    (index) => void loadFound(language, find(index, filters.q), filters),
    () => {},
  );
}

export default function CaseStudies() {
  const { t } = useTranslation("caseStudies");
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
        <CaseStudyList onCount={setCount} />
      </ContentBoundary>
      <Container before="page">
        <Text size="xs" tone="fg3">
          {t("sample")}
        </Text>
      </Container>
      <CallToAction
        title={t("cta.title")}
        note={t("cta.text")}
        actions={<ButtonLink href="/contact">{t("cta.action")}</ButtonLink>}
      />
    </>
  );
}
