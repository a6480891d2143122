import { Localized } from "@agency/client/components/Localized";
import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { buildSearch } from "@agency/client/lists/listAddress";
import type { SearchText } from "@agency/client/lists/useSearchText";
import { useLocalizedPath } from "@agency/client/navigation";
import { countLabels, type LocalizedLabel } from "@agency/content";
import type { Language } from "@agency/content/language";
import type { VacancyCard } from "@agency/content/queries/vacancies";
import { FilterBar } from "@agency/ui/FilterBar";
import { FilterPanel } from "@agency/ui/FilterPanel";
import { Link } from "@agency/ui/Link";
import { SearchField } from "@agency/ui/SearchField";
import { Select } from "@agency/ui/Select";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import {
  countMatches,
  type Facet,
  type Filters,
  filterHref,
  getJobTypes,
  getWorkModes,
  isFiltered,
} from "./filters.ts";

interface VacancyFiltersProps {
  /** Empty after a failure. */
  vacancies: VacancyCard[];
  filters: Filters;
  search: SearchText;
}

export function VacancyFilters({ vacancies, filters, search }: VacancyFiltersProps) {
  const { t } = useTranslation("careers");
  const { t: common } = useTranslation();
  const marked = useLangAttributes();
  const [, setSearch] = useSearchParams();
  const getHref = (department: string | null) => filterHref({ ...filters, department, part: 1 });
  const set = (facet: Facet, value: string) =>
    setSearch(buildSearch({ ...filters, [facet]: value, part: 1 }));
  /** Includes the selected label, even if unused. */
  const getLabels = (
    pick: (vacancy: VacancyCard) => LocalizedLabel | null,
    held: string | null,
  ): Option[] => {
    const labels = countLabels(vacancies.map(pick));
    const isKnown = held === null || labels.some(({ key }) => key === held);
    return isKnown ? labels : [...labels, { key: held, text: held, lang: "en" }];
  };
  const getCount = (facet: Facet, key: string) => countMatches(vacancies, filters, facet, key);

  const selects: { facet: Facet; label: string; all: string; options: Option[] }[] = [
    {
      facet: "type",
      label: t("filters.jobType"),
      all: t("filters.allJobTypes"),
      options: getJobTypes(vacancies, filters.type).map((key) => ({
        key,
        text: t(`jobTypes.${key}`),
      })),
    },
    {
      facet: "mode",
      label: t("filters.workMode"),
      all: t("filters.allWorkModes"),
      options: getWorkModes(vacancies, filters.mode).map((key) => ({
        key,
        text: t(`workModes.${key}`),
      })),
    },
    {
      facet: "location",
      label: t("filters.location"),
      all: t("filters.allLocations"),
      options: getLabels(({ location }) => location, filters.location),
    },
    {
      facet: "experience",
      label: t("filters.experience"),
      all: t("filters.allExperience"),
      options: getLabels(({ experienceLevel }) => experienceLevel, filters.experience),
    },
  ];
  const chosen = selects.filter(({ facet }) => filters[facet] !== null).length;

  return (
    <Stack gap={5}>
      <FilterBar
        label={t("filters.department")}
        labelHidden
        items={[
          {
            label: t("filters.allDepartments"),
            href: getHref(null),
            current: filters.department === null,
          },
          ...countLabels(vacancies.map(({ department }) => department)).map((label) => ({
            label: <Localized value={label} />,
            href: getHref(label.key),
            count: getCount("department", label.key),
            current: filters.department === label.key,
          })),
        ]}
      />
      <FilterPanel
        label={t("filters.label")}
        count={chosen > 0 ? chosen : undefined}
        action={useLocalizedPath()("/careers")}
        submitLabel={common("list.apply")}
        search={
          <SearchField label={t("search")} clearLabel={t("clearSearch")} name="q" {...search} />
        }
        end={
          isFiltered(filters) && (
            <Link variant="line" href={filterHref({})}>
              {t("filters.clear")}
            </Link>
          )
        }
      >
        {filters.department !== null && (
          <input type="hidden" name="department" value={filters.department} />
        )}
        {selects.map(({ facet, label, all, options }) => (
          <Select
            key={facet}
            label={label}
            name={facet}
            value={filters[facet] ?? ""}
            onValueChange={(value) => set(facet, value)}
            options={[
              { value: "", label: all },
              ...options.map(({ key, text, lang }) => ({
                ...(lang && marked(lang)),
                value: key,
                label: t("filters.option", { label: text, number: getCount(facet, key) }),
              })),
            ]}
          />
        ))}
      </FilterPanel>
    </Stack>
  );
}

interface Option {
  key: string;
  text: string;
  /** @default language of the page */
  lang?: Language;
}
