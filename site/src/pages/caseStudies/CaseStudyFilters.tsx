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
import { Localized } from "../../Localized.tsx";
import type { SearchText } from "../../useSearchText.ts";
import { type Filtered, type Filters, filterHref, passes } from "./filters.ts";

/** How many filters there may be of each kind, until it is known. */
const likely = { industry: 9, service: services.length };

interface CaseStudyFiltersProps {
  filters: Filters;
  /** Of every case study; none while they are on their way, empty where they did not come. */
  labels: CaseStudyLabels[] | undefined;
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
  const { industry, service } = filters;
  const href = (change: Partial<Filters>) => filterHref({ ...filters, ...change, part: 1 });
  const countWith = (change: { industry?: string; service?: Service }) =>
    found.filter((entry) => passes(entry, { industry, service, ...change })).length;
  const offered = services.filter((name) =>
    labels?.some(({ services: carried }) => carried?.includes(name)),
  );

  return (
    <Split
      ratio="8-4"
      main={
        <Stack gap={4}>
          <FilterBar
            label={t("filters.industry")}
            pending={labels ? 0 : likely.industry}
            pendingLength={7}
            items={[
              {
                label: t("filters.allIndustries"),
                href: href({ industry: null }),
                current: industry === null,
              },
              ...countLabels(labels?.map(industryOf) ?? []).map((label) => ({
                label: <Localized of={label} />,
                href: href({ industry: label.key }),
                count: countWith({ industry: label.key }),
                current: industry === label.key,
              })),
            ]}
          />
          <FilterBar
            label={t("filters.service")}
            pending={labels ? 0 : likely.service}
            pendingLength={11}
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
          labelHidden
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
