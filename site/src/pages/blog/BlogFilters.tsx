import { categoryOf, countLabels, type PostLabels, tagsOf } from "@agency/content";
import { FilterBar } from "@agency/ui/FilterBar";
import { SearchField } from "@agency/ui/SearchField";
import { Split } from "@agency/ui/Split";
import { useTranslation } from "react-i18next";
import { forgetFailures } from "../../content.ts";
import { Localized } from "../../Localized.tsx";
import { useLanguage } from "../../useLanguage.ts";
import { loadIndex } from "./data.ts";
import { type Filters, filterHref } from "./filters.ts";

interface BlogFiltersProps {
  filters: Filters;
  /** Of every post; none while they are on their way. */
  labels?: PostLabels[];
  onSearch?: (q: string) => void;
  /** Id of the list. */
  controls: string;
}

/** The categories with their counts, the tag that holds, and the search. */
export function BlogFilters({ filters, labels = [], onSearch, controls }: BlogFiltersProps) {
  const { t } = useTranslation("blog");
  const lang = useLanguage();
  const { q, category, tag } = filters;
  const categories = countLabels(labels.map((post) => categoryOf(post, lang)));
  const tagged = tag === null ? undefined : countLabels(labels.flatMap(tagsOf));
  const current = tagged?.find(({ key }) => key === tag);

  return (
    <Split
      ratio="8-4"
      align="end"
      main={
        <FilterBar
          label={t("filterLabel")}
          items={[
            { label: t("all"), href: filterHref({ q }), current: !category && !tag },
            ...categories.map((label) => ({
              label: <Localized of={label} />,
              href: filterHref({ q, category: label.key }),
              count: label.count,
              current: category === label.key,
            })),
            ...(current
              ? [
                  {
                    label: t("tagged", { tag: current.text }),
                    href: filterHref({ q, tag }),
                    count: current.count,
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
          placeholder={t("search")}
          clearLabel={t("clearSearch")}
          value={q}
          onValueChange={onSearch}
          // The index is on its way before the first letter is typed.
          onFocus={() => void loadIndex(lang).catch(forgetFailures)}
          action="/blog"
          aria-controls={controls}
        />
      }
    />
  );
}
