import { categoryOf, countLabels, type PostLabels, tagsOf } from "@agency/content";
import { FilterBar } from "@agency/ui/FilterBar";
import { SearchField } from "@agency/ui/SearchField";
import { Split } from "@agency/ui/Split";
import { useTranslation } from "react-i18next";
import { Localized } from "../../Localized.tsx";
import { useAddress } from "../../navigation/useAddress.ts";
import { sentence } from "../../sentence.tsx";
import { useLanguage } from "../../useLanguage.ts";
import type { SearchText } from "../../useSearchText.ts";
import { type Filters, filterHref, passes } from "./filters.ts";

interface BlogFiltersProps {
  filters: Filters;
  /** Of every post; empty where they did not come. */
  labels: PostLabels[];
  /** What the search found, or every post: the counts are what a filter would show. */
  found: Pick<PostLabels, "category" | "tags">[];
  search: SearchText;
  /** Id of the list. */
  controls: string;
}

/** The categories with their counts, the tag that holds, and the search. */
export function BlogFilters({ filters, labels, found, search, controls }: BlogFiltersProps) {
  const { t } = useTranslation("blog");
  const { t: common } = useTranslation();
  const lang = useLanguage();
  const { q, category, tag } = filters;
  const categories = countLabels(labels.map((post) => categoryOf(post, lang)));
  const current =
    tag === null ? undefined : countLabels(labels.flatMap(tagsOf)).find(({ key }) => key === tag);
  const countOf = (filter: { category?: string; tag?: string }) =>
    found.filter((post) => passes(post, { category: null, tag: null, ...filter })).length;

  return (
    <Split
      ratio="8-4"
      align="end"
      main={
        <FilterBar
          label={t("filterLabel")}
          labelHidden
          items={[
            { label: t("all"), href: filterHref({ q }), current: !category && !tag },
            ...categories.map((label) => ({
              label: <Localized of={label} />,
              href: filterHref({ q, category: label.key }),
              count: countOf({ category: label.key }),
              current: category === label.key,
            })),
            ...(current
              ? [
                  {
                    label: sentence(
                      (name) => t("tagged", { tag: name }),
                      <Localized of={current} />,
                    ),
                    href: filterHref({ q, tag: current.key }),
                    count: countOf({ tag: current.key }),
                    current: true,
                  },
                ]
              : []),
          ]}
        />
      }
      side={
        <SearchField
          label={t("search")}
          labelHidden
          placeholder={t("search")}
          clearLabel={t("clearSearch")}
          submitLabel={common("list.search")}
          action={useAddress()("/blog")}
          aria-controls={controls}
          {...search}
        />
      }
    />
  );
}
