import { Localized } from "@agency/client/components/Localized";
import { interpolateNodes } from "@agency/client/content/interpolateNodes";
import type { SearchText } from "@agency/client/lists/useSearchText";
import { useLocalizedPath } from "@agency/client/navigation";
import { FilterBar } from "@agency/ui/FilterBar";
import { SearchField } from "@agency/ui/SearchField";
import { Split } from "@agency/ui/Split";
import { useTranslation } from "react-i18next";
import type { ListCounts } from "../list/createSearchList.ts";
import { blogList, type Filters } from "./searchList.ts";

interface BlogFiltersProps {
  filters: Filters;
  counts: ListCounts;
  search: SearchText;
}

export function BlogFilters({ filters, counts, search }: BlogFiltersProps) {
  const { t } = useTranslation("blog");
  const { t: common } = useTranslation();
  const { q, category, tag } = filters;
  const { all, matches, found } = counts;
  const current = tag === null ? undefined : found?.facets.tag.find(({ key }) => key === tag);
  const getCount = (kind: "category" | "tag", name: string) =>
    (matches ?? all)?.facets[kind].find(({ key }) => key === name)?.count;

  return (
    <Split
      ratio="8-4"
      align="end"
      main={
        <FilterBar
          label={t("filterLabel")}
          labelHidden
          items={[
            { label: t("all"), href: blogList.getHref({ q }), current: !category && !tag },
            ...(all?.facets.category ?? []).map((label) => ({
              label: <Localized value={label} />,
              href: blogList.getHref({ q, category: label.key }),
              count: getCount("category", label.key) ?? 0,
              current: category === label.key,
            })),
            ...(current
              ? [
                  {
                    label: interpolateNodes(
                      (name) => t("tagged", { tag: name }),
                      <Localized value={current} />,
                    ),
                    href: blogList.getHref({ q, tag: current.key }),
                    // Counts omit rare tags, except in their search.
                    count: getCount("tag", current.key) ?? current.count,
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
          action={useLocalizedPath()("/blog")}
          {...search}
        />
      }
    />
  );
}
