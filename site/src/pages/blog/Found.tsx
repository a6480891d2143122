import { categoryOf, countLabels, type PostLabels } from "@agency/content";
import { PostRow, PostRows } from "@agency/ui/PostRows";
import { use, useLayoutEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../useLanguage.ts";
import { findPosts, loadIndex } from "./data.ts";
import { endOf, type Filters } from "./filters.ts";
import { More } from "./More.tsx";
import { Nothing } from "./Nothing.tsx";
import { useCards } from "./useCards.ts";
import { usePostProps, usePostWords } from "./usePostProps.tsx";

interface FoundProps {
  filters: Filters;
  /** Of every post. */
  labels: PostLabels[];
  /** Id of the list. */
  list: string;
  onFound: (count: number) => void;
}

/**
 * What the search finds, at once: titles, dates and categories come from its index, the pictures
 * when their cards are there. Suspends until the index is.
 */
export function Found({ filters, labels, list, onFound }: FoundProps) {
  const { t } = useTranslation("blog");
  const lang = useLanguage();
  const index = use(loadIndex(lang));
  const categories = useMemo(
    () => new Map(countLabels(labels.map((post) => categoryOf(post, lang))).map((c) => [c.key, c])),
    [labels, lang],
  );
  const found = findPosts(index, filters);
  const shown = found.slice(0, endOf(filters.page));
  const cardOf = useCards(shown.map(({ slug }) => slug));
  const postProps = usePostProps();
  const postWords = usePostWords();
  useLayoutEffect(() => onFound(found.length), [found.length, onFound]);

  if (found.length === 0) return <Nothing filtered />;
  return (
    <>
      <PostRows id={list} label={t("results", { count: found.length })}>
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
      <More filters={filters} shown={shown.length} count={found.length} before={0} list={list} />
    </>
  );
}
