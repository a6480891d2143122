import { categoryOf, countLabels, type PostLabels } from "@agency/content";
import type { PostIndexEntry } from "@agency/content/queries/blog";
import { PostRow, PostRows } from "@agency/ui/PostRows";
import { use, useLayoutEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../useLanguage.ts";
import { searchOf } from "../list/address.ts";
import { More } from "../list/More.tsx";
import { findPosts, loadIndex } from "./data.ts";
import { endOf, type Filters, passes } from "./filters.ts";
import { NoPosts } from "./NoPosts.tsx";
import { useCards } from "./useCards.ts";
import { usePostProps, usePostWords } from "./usePostProps.tsx";

interface SearchResultsProps {
  filters: Filters;
  /** Of every post. */
  labels: PostLabels[];
  /** Id of the list. */
  list: string;
  /** Hears of what the search finds, whatever the filters say. */
  onFound: (found: PostIndexEntry[]) => void;
}

/**
 * What the search finds, at once: titles, dates and categories come from its index, the pictures
 * when their cards are there. Suspends until the index is.
 */
export function SearchResults({ filters, labels, list, onFound }: SearchResultsProps) {
  const { t } = useTranslation("blog");
  const lang = useLanguage();
  const index = use(loadIndex(lang));
  const categories = useMemo(
    () => new Map(countLabels(labels.map((post) => categoryOf(post, lang))).map((c) => [c.key, c])),
    [labels, lang],
  );
  const found = useMemo(() => findPosts(index, filters.q), [index, filters.q]);
  const results = found.filter((entry) => passes(entry, filters));
  const shown = results.slice(0, endOf(filters.part));
  const cardOf = useCards(shown.map(({ slug }) => slug));
  const postProps = usePostProps();
  const postWords = usePostWords();
  useLayoutEffect(() => onFound(found), [found, onFound]);

  if (results.length === 0) return <NoPosts filtered />;
  return (
    <>
      <PostRows id={list} label={t("results", { count: results.length })}>
        {shown.map((entry) => {
          const card = cardOf(entry.slug);
          const category = categories.get(entry.category);
          const words = { text: entry.category, lang: "en" as const };
          return card ? (
            <PostRow key={entry.slug} {...postProps(card, "short")} />
          ) : (
            <PostRow
              key={entry.slug}
              {...postWords({ ...entry, category: category ?? words }, "short")}
              imagePending
            />
          );
        })}
      </PostRows>
      {results.length > endOf(1) && (
        <More
          shown={shown.length}
          count={results.length}
          next={searchOf({ ...filters, part: filters.part + 1 })}
          links={`#${list} li a`}
        />
      )}
    </>
  );
}
