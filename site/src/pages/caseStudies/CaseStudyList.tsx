import type { CaseStudyCard } from "@agency/content/queries/case-studies";
import type {
  CaseStudyIndexEntry,
  CaseStudyList as List,
} from "@agency/content/queries/case-study-lists";
import { Container } from "@agency/ui/Container";
import { EmptyState } from "@agency/ui/EmptyState";
import { Link } from "@agency/ui/Link";
import { Stack } from "@agency/ui/Stack";
import { Work } from "@agency/ui/Work";
import { use, useLayoutEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { coverOf } from "../../cover.tsx";
import { useLanguage } from "../../useLanguage.ts";
import { searchOf } from "../list/address.ts";
import { More } from "../list/More.tsx";
import { find, loadFound, loadIndex, loadList, loadParts } from "./data.ts";
import { endOf, type Filters, filterHref, partsOf, passes } from "./filters.ts";

/** What the address asks for, and how many case studies that are. Suspends until it is there. */
function useStudies(asked: Filters) {
  const lang = useLanguage();
  // All of it is asked for before the first of it is waited for.
  const list = loadList(lang, asked);
  const searched = asked.q.trim() !== "";
  const searchIndex = searched ? loadIndex(lang) : undefined;
  const parts = searched ? [] : loadParts(lang, asked);

  const opening = use(list);
  const index = searchIndex && use(searchIndex);
  const matches = useMemo(() => index && find(index, asked.q), [index, asked.q]);
  const count = (matches ?? opening.labels).filter((entry) => passes(entry, asked)).length;
  const filters = { ...asked, part: Math.min(asked.part, partsOf(count)) };

  const coming = matches ? loadFound(lang, matches, filters) : parts;
  const studies: CaseStudyCard[] = [];
  for (const part of coming) studies.push(...(part ? use(part) : opening.caseStudies));
  return { opening, filters, matches, count, studies: studies.slice(0, endOf(filters.part)) };
}

interface CaseStudyListProps {
  filters: Filters;
  /** Id of the list. */
  list: string;
  /**
   * Hears, before they are painted, what the list opens with, and what the search finds, whatever
   * the filters say.
   */
  onLoaded: (opening: List, found: CaseStudyIndexEntry[] | undefined) => void;
}

/** The case studies that the address asks for. */
export function CaseStudyList({ filters: asked, list, onLoaded }: CaseStudyListProps) {
  const { t } = useTranslation("caseStudies");
  const lang = useLanguage();
  const { opening, filters, matches, count, studies } = useStudies(asked);
  useLayoutEffect(() => onLoaded(opening, matches), [opening, matches, onLoaded]);
  const next = { ...filters, part: filters.part + 1 };
  const shown = studies.length;

  return (
    <Container before="page" id={list}>
      {shown === 0 ? (
        <EmptyState
          title={t("empty.title")}
          text={t("empty.text")}
          action={
            <Link kind="line" href={filterHref({})}>
              {t("filters.clear")}
            </Link>
          }
        />
      ) : (
        <Stack gap={9}>
          <Work
            portraits={false}
            items={studies.map((study, index) => ({
              ...coverOf(study, study.industry),
              level: 2,
              flag: study.isFeatured ? t("featured") : undefined,
              loading: index === 0 ? "eager" : undefined,
            }))}
          />
          <More
            shown={shown}
            count={count}
            next={searchOf(next)}
            load={() => {
              const parts = matches ? loadFound(lang, matches, next) : loadParts(lang, next);
              return Promise.all(parts.filter((part) => part !== undefined));
            }}
            links={`#${list} li h2 a`}
          />
        </Stack>
      )}
    </Container>
  );
}
