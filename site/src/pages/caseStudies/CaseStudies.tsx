import type {
  CaseStudyIndexEntry,
  CaseStudyList as List,
} from "@agency/content/queries/case-study-lists";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import { PageHeader } from "@agency/ui/PageHeader";
import { Text } from "@agency/ui/Text";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { WorkSkeleton } from "@agency/ui/Work";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { Language } from "../../language.ts";
import { readSettings } from "../../settings.ts";
import { usePage } from "../../shell/usePage.ts";
import { useLanguage } from "../../useLanguage.ts";
import { typing, useSearchText } from "../../useSearchText.ts";
import { searchOf } from "../list/address.ts";
import { ListBoundary } from "../list/ListBoundary.tsx";
import { useEver } from "../list/useEver.ts";
import { CaseStudyFilters } from "./CaseStudyFilters.tsx";
import { CaseStudyList } from "./CaseStudyList.tsx";
import { find, loadFound, loadIndex, loadList, loadParts } from "./data.ts";
import { endOf, isFiltered, passes, readFilters } from "./filters.ts";

export function preload(
  language: Language,
  _params: Record<string, string>,
  search: URLSearchParams,
) {
  const filters = readFilters(search);
  void loadList(language, filters);
  if (!filters.q) return void loadParts(language, filters);
  // A failure shows where the answer is used.
  void loadIndex(language).then(
    (index) => void loadFound(language, find(index, filters.q), filters),
    () => {},
  );
}

const listId = "studies";

interface Loaded {
  opening: List;
  /** What the search finds, whatever the filters say. */
  found: CaseStudyIndexEntry[] | undefined;
}

/** The case studies: search and filters live in the address, and stay whatever becomes of the list. */
export default function CaseStudies() {
  // What is loaded is in one language.
  return <CaseStudiesPage key={useLanguage()} />;
}

function CaseStudiesPage() {
  const { t } = useTranslation("caseStudies");
  usePage({ title: t("meta.title"), description: t("meta.description") });
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  // All studies count as a result where filters have been taken away.
  const told = useEver(isFiltered(filters));
  const field = useSearchText(filters.q, (q) =>
    setSearch(searchOf({ ...filters, q, part: 1 }), typing),
  );
  const [loaded, setLoaded] = useState<Loaded>();
  const onLoaded = useCallback(
    (opening: List, found: Loaded["found"]) => setLoaded({ opening, found }),
    [],
  );
  const [failed, setFailed] = useState(false);
  const labels = loaded?.opening.labels;
  const found = loaded?.found ?? labels ?? [];

  return (
    <>
      <PageHeader
        title={t("title")}
        eyebrow={labels ? t("count", { count: labels.length }) : ""}
        lead={t("lead")}
      />
      <Container before="page">
        <CaseStudyFilters
          filters={filters}
          labels={labels ?? (failed ? [] : undefined)}
          found={found}
          search={field}
          controls={listId}
        />
      </Container>
      <VisuallyHidden as="div">
        <span role="status">
          {loaded && told && !failed
            ? t("results", { count: found.filter((entry) => passes(entry, filters)).length })
            : ""}
        </span>
      </VisuallyHidden>
      <ListBoundary
        question={JSON.stringify([filters.q, filters.industry, filters.service])}
        failed={failed}
        onFailed={setFailed}
        skeleton={
          <Container before="page">
            <WorkSkeleton portraits={false} count={endOf(1)} />
          </Container>
        }
      >
        <CaseStudyList filters={filters} list={listId} onLoaded={onLoaded} />
      </ListBoundary>
      {readSettings().sampleContent && (
        <Container before="page">
          <Text size="xs" tone="fg3">
            {t("sample")}
          </Text>
        </Container>
      )}
      <CallToAction
        title={t("cta.title")}
        note={t("cta.text")}
        actions={<ButtonLink href="/contact">{t("cta.action")}</ButtonLink>}
      />
    </>
  );
}
