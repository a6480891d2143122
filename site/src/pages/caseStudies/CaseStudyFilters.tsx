import { Localized } from "@agency/client/components/Localized";
import type { SearchText } from "@agency/client/lists/useSearchText";
import { useLocalizedPath } from "@agency/client/navigation";
import { services } from "@agency/content";
import type { SearchAnswer } from "@agency/search/contract";
import { FilterBar } from "@agency/ui/FilterBar";
import { SearchField } from "@agency/ui/SearchField";
import { Split } from "@agency/ui/Split";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { caseStudyList, type Filters } from "./searchList.ts";

interface CaseStudyFiltersProps {
  filters: Filters;
  all: SearchAnswer | undefined;
  found: SearchAnswer | undefined;
  search: SearchText;
}

export function CaseStudyFilters({ filters, all, found, search }: CaseStudyFiltersProps) {
  const { t } = useTranslation("caseStudies");
  const { t: common } = useTranslation();
  const { industry, service } = filters;
  const href = (change: Partial<Filters>) =>
    caseStudyList.getHref({ ...filters, ...change, part: 1 });
  const getCount = (kind: "industry" | "service", name: string) =>
    (found ?? all)?.facets[kind].find(({ key }) => key === name)?.count ?? 0;
  const carried = all?.facets.service ?? [];
  const named = services.filter((name) => carried.some(({ key }) => key === name));
  const others = carried.filter(({ key }) => !services.some((name) => name === key));

  return (
    <Stack gap={5}>
      <Split
        ratio="8-4"
        align="end"
        main={
          <Text size="lead" tone="secondary">
            {t("lead")}
          </Text>
        }
        side={
          <SearchField
            label={t("search")}
            labelHidden
            placeholder={t("search")}
            clearLabel={t("clearSearch")}
            submitLabel={common("list.search")}
            action={useLocalizedPath()("/case-studies")}
            {...search}
          />
        }
      />
      <Stack gap={4}>
        <FilterBar
          label={t("filters.service")}
          labelHidden
          items={[
            {
              label: t("filters.allServices"),
              href: href({ service: null }),
              current: service === null,
            },
            ...named.map((name) => ({
              label: t(`services.${name}`),
              href: href({ service: name }),
              count: getCount("service", name),
              current: service === name,
            })),
            ...others.map((label) => ({
              label: <Localized value={label} />,
              href: href({ service: label.key }),
              count: getCount("service", label.key),
              current: service === label.key,
            })),
          ]}
        />
        <FilterBar
          label={t("filters.industry")}
          labelHidden
          items={[
            {
              label: t("filters.allIndustries"),
              href: href({ industry: null }),
              current: industry === null,
            },
            ...(all?.facets.industry ?? []).map((label) => ({
              label: <Localized value={label} />,
              href: href({ industry: label.key }),
              count: getCount("industry", label.key),
              current: industry === label.key,
            })),
          ]}
        />
      </Stack>
    </Stack>
  );
}
