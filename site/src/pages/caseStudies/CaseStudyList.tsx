import type { CaseStudyCard } from "@agency/content";
import { Container } from "@agency/ui/Container";
import { EmptyState } from "@agency/ui/EmptyState";
import { Link } from "@agency/ui/Link";
import { LoadMore } from "@agency/ui/LoadMore";
import { Stack } from "@agency/ui/Stack";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { Work } from "@agency/ui/Work";
import { use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { forgetFailures } from "../../content.ts";
import { Localized } from "../../Localized.tsx";
import { featuredPicture } from "../../picture.ts";
import { useLanguage } from "../../useLanguage.ts";
import { CaseStudyFilters } from "./CaseStudyFilters.tsx";
import { find, loadFound, loadIndex, loadList, loadPages, passes } from "./data.ts";
import { type Filters, filterHref, pagesOf, readFilters, searchOf } from "./filters.ts";

const listId = "studies";

/** What the address asks for, and how many case studies that are. Suspends until it is there. */
function useStudies(asked: Filters) {
  const lang = useLanguage();
  // All of it is asked for before the first of it is waited for.
  const list = loadList(lang, asked);
  const searched = asked.q.trim() !== "";
  const index = searched ? loadIndex(lang) : undefined;
  const parts = searched ? [] : loadPages(lang, asked);

  const opening = use(list);
  const matches = index && find(use(index), asked.q);
  const found = matches ?? opening.labels;
  const count = found.filter((entry) => passes(entry, asked)).length;
  const filters = { ...asked, page: Math.min(asked.page, pagesOf(count)) };

  const studies: CaseStudyCard[] = [];
  for (const part of matches ? loadFound(lang, matches, filters) : parts)
    studies.push(...(part ? use(part) : opening.caseStudies));
  return { ...opening, filters, found, count, studies };
}

/** The case studies with search and filters. `onCount` hears how many there are, before they are painted. */
export function CaseStudyList({ onCount }: { onCount: (count: number) => void }) {
  const { t } = useTranslation("caseStudies");
  const [search] = useSearchParams();
  const { filters, labels, total, found, count, studies } = useStudies(readFilters(search));
  const covers = useCovers();
  const filtered = Boolean(filters.q || filters.industry || filters.service);
  useLayoutEffect(() => onCount(total), [total, onCount]);

  return (
    <>
      <Container before="page">
        <CaseStudyFilters filters={filters} labels={labels} found={found} controls={listId} />
      </Container>
      <Container before="page" id={listId}>
        <VisuallyHidden as="div">
          <span role="status">{filtered ? t("results", { count }) : ""}</span>
        </VisuallyHidden>
        {studies.length > 0 ? (
          <Stack gap={9}>
            <Work items={covers(studies)} portraits={false} />
            <More filters={filters} shown={studies.length} count={count} />
          </Stack>
        ) : (
          <EmptyState
            title={t("empty.title")}
            text={t("empty.text")}
            action={
              <Link kind="line" href={filterHref({})}>
                {t("filters.clear")}
              </Link>
            }
          />
        )}
      </Container>
    </>
  );
}

/** The next part of the list. It is loaded before the address says so: what is shown stays in view. */
function More({ filters, shown, count }: { filters: Filters; shown: number; count: number }) {
  const { t } = useTranslation("caseStudies");
  const { t: common } = useTranslation();
  const lang = useLanguage();
  const [, setSearch] = useSearchParams();
  const [state, setState] = useState<"busy" | "failed">();
  const before = useRef<number>(undefined);

  useEffect(() => {
    const first = before.current;
    if (first === undefined || shown <= first) return;
    before.current = undefined;
    // The last part takes the button away, and the focus with it.
    if (document.activeElement === document.body)
      document.querySelectorAll<HTMLElement>(`#${listId} li h2 a`)[first]?.focus();
  }, [shown]);

  async function load() {
    const next = { ...filters, page: filters.page + 1 };
    setState("busy");
    try {
      const parts = filters.q.trim()
        ? loadFound(lang, find(await loadIndex(lang), filters.q), next)
        : loadPages(lang, next);
      await Promise.all(parts.filter((part) => part !== undefined));
      before.current = shown;
      setState(undefined);
      setSearch(searchOf(next), { replace: true });
    } catch {
      await forgetFailures();
      setState("failed");
    }
  }

  return (
    <LoadMore
      label={state === "failed" ? common("retry") : t("more")}
      busyLabel={state === "busy" ? common("loading") : undefined}
      onLoadMore={() => void load()}
      remaining={
        state === "failed" ? common("contentFailed.text") : t("shown", { shown, total: count })
      }
      done={shown >= count}
    />
  );
}

/** Case studies as the library's covers take them. */
function useCovers() {
  const { t } = useTranslation("caseStudies");
  return (studies: CaseStudyCard[]) =>
    studies.map((study, index) => ({
      href: `/case-studies/${study.slug}`,
      title: <Localized of={study.title} />,
      level: 2 as const,
      flag: study.isFeatured ? t("featured") : undefined,
      image: featuredPicture(study),
      mirror: study.featuredImage?.mirrorInRtl ?? false,
      metric: study.metric?.value,
      metricLabel: study.metric && <Localized of={study.metric.note ?? study.metric.label} />,
      meta: [study.clientName, study.industry, study.location]
        .filter((fact) => fact !== null)
        .map((fact) => <Localized key={fact.text} of={fact} />),
      loading: index === 0 ? ("eager" as const) : undefined,
    }));
}
