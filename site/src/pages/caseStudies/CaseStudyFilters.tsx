import {
  type CaseStudyLabels,
  countLabels,
  industryOf,
  type Service,
  services,
} from "@agency/content";
import { FilterBar } from "@agency/ui/FilterBar";
import { SearchField } from "@agency/ui/SearchField";
import { Split } from "@agency/ui/Split";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Localized } from "../../Localized.tsx";
import { useSearchText } from "../../useSearchText.ts";
import { passes } from "./data.ts";
import { type Filters, filterHref, searchOf } from "./filters.ts";

interface CaseStudyFiltersProps {
  filters: Filters;
  /** Of every case study. */
  labels: CaseStudyLabels[];
  /** What the search found, all of them without one: the counts are what a filter would show. */
  found: { industry: string | null; services: readonly string[] | null }[];
  /** Id of the list. */
  controls: string;
}

export function CaseStudyFilters({ filters, labels, found, controls }: CaseStudyFiltersProps) {
  const { t } = useTranslation("caseStudies");
  const [, setSearch] = useSearchParams();
  const { industry, service } = filters;
  const search = useSearchText(filters.q, (q) =>
    setSearch(searchOf({ ...filters, q, page: 1 }), { replace: true }),
  );
  const href = (change: Partial<Filters>) => filterHref({ ...filters, ...change, page: 1 });
  const countWith = (change: { industry?: string; service?: Service }) =>
    found.filter((entry) => passes(entry, { industry, service, ...change })).length;
  const offered = services.filter((name) =>
    labels.some(({ services: carried }) => carried?.includes(name)),
  );

  return (
    <Split
      ratio="8-4"
      main={
        <Stack gap={4}>
          <FilterBar
            label={t("filters.industry")}
            showLabel
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
            showLabel
            items={[
              {
                label: t("filters.allServices"),
                href: href({ service: null }),
                current: service === null,
              },
              ...offered.map((name) => ({
                label: t(`services.${name}`),
                href: href({ service: name }),
                count: countWith({ service: name }),
                current: service === name,
              })),
            ]}
          />
        </Stack>
      }
      side={
        <SearchField
          label={t("search")}
          placeholder={t("search")}
          clearLabel={t("clearSearch")}
          action="/case-studies"
          aria-controls={controls}
          {...search}
        />
      }
    />
  );
}
