import {
  type CaseStudyLabels,
  countLabels,
  industryOf,
  services,
  servicesOf,
} from "@agency/content";
import { FilterBar } from "@agency/ui/FilterBar";
import { SearchField } from "@agency/ui/SearchField";
import { Split } from "@agency/ui/Split";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { Localized } from "../../Localized.tsx";
import { useAddress } from "../../navigation/useAddress.ts";
import type { SearchText } from "../../useSearchText.ts";
import { type Filtered, type Filters, filterHref, passes } from "./filters.ts";

interface CaseStudyFiltersProps {
  filters: Filters;
  /** Of every case study; empty where they did not come. */
  labels: CaseStudyLabels[];
  /** What the search found, all of them without one: the counts are what a filter would show. */
  found: Filtered[];
  search: SearchText;
  /** Id of the list. */
  controls: string;
}

/** Industries and services with their counts, and the search. */
export function CaseStudyFilters({
  filters,
  labels,
  found,
  search,
  controls,
}: CaseStudyFiltersProps) {
  const { t } = useTranslation("caseStudies");
  const { t: common } = useTranslation();
  const { industry, service } = filters;
  const href = (change: Partial<Filters>) => filterHref({ ...filters, ...change, part: 1 });
  const countWith = (change: { industry?: string; service?: string }) =>
    found.filter((entry) => passes(entry, { industry, service, ...change })).length;
  const carried = countLabels(labels.flatMap(servicesOf));
  const named = services.filter((name) => carried.some(({ key }) => key === name));
  const others = carried.filter(({ key }) => !services.some((name) => name === key));

  return (
    <Split
      ratio="8-4"
      main={
        <Stack gap={4}>
          <FilterBar
            label={t("filters.industry")}
            items={[
              {
                label: t("filters.allIndustries"),
                href: href({ industry: null }),
                current: industry === null,
              },
              ...countLabels(labels.map(industryOf)).map((label) => ({
                label: <Localized of={label} />,
                href: href({ industry: label.key }),
                count: countWith({ industry: label.key }),
                current: industry === label.key,
              })),
            ]}
          />
          <FilterBar
            label={t("filters.service")}
            items={[
              {
                label: t("filters.allServices"),
                href: href({ service: null }),
                current: service === null,
              },
              ...named.map((name) => ({
                label: t(`services.${name}`),
                href: href({ service: name }),
                count: countWith({ service: name }),
                current: service === name,
              })),
              ...others.map((label) => ({
                label: <Localized of={label} />,
                href: href({ service: label.key }),
                count: countWith({ service: label.key }),
                current: service === label.key,
              })),
            ]}
          />
        </Stack>
      }
      side={
        <SearchField
          label={t("search")}
          labelHidden
          placeholder={t("search")}
          clearLabel={t("clearSearch")}
          submitLabel={common("list.search")}
          action={useAddress()("/case-studies")}
          aria-controls={controls}
          {...search}
        />
      }
    />
  );
}
