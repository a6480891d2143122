import { countLabels, type LocalizedLabel, type VacancyCard } from "@agency/content";
import { FilterBar } from "@agency/ui/FilterBar";
import { FilterPanel } from "@agency/ui/FilterPanel";
import { Link } from "@agency/ui/Link";
import { SearchField } from "@agency/ui/SearchField";
import { Select } from "@agency/ui/Select";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Localized } from "../../Localized.tsx";
import { useSearchText } from "../../useSearchText.ts";
import {
  countWith,
  type Facet,
  type Filters,
  filterHref,
  jobTypesOf,
  searchOf,
  workModesOf,
} from "./filters.ts";

interface VacancyFiltersProps {
  /** All of them: each count is what its filter would show together with the others. */
  vacancies: VacancyCard[];
  filters: Filters;
  /** Whether anything is searched or filtered. */
  filtered: boolean;
  /** Id of the list. */
  controls: string;
}

export function VacancyFilters({ vacancies, filters, filtered, controls }: VacancyFiltersProps) {
  const { t } = useTranslation("careers");
  const [, setSearch] = useSearchParams();
  const search = useSearchText(filters.q, (q) =>
    setSearch(searchOf({ ...filters, q }), { replace: true }),
  );
  const set = (facet: Facet, value: string) => setSearch(searchOf({ ...filters, [facet]: value }));
  const labelsOf = (pick: (vacancy: VacancyCard) => LocalizedLabel | null) =>
    countLabels(vacancies.map(pick)).map(({ key, text }) => ({ key, text }));

  const selects: { facet: Facet; label: string; all: string; options: Option[] }[] = [
    {
      facet: "type",
      label: t("filters.jobType"),
      all: t("filters.allJobTypes"),
      options: jobTypesOf(vacancies).map((key) => ({ key, text: t(`jobTypes.${key}`) })),
    },
    {
      facet: "mode",
      label: t("filters.workMode"),
      all: t("filters.allWorkModes"),
      options: workModesOf(vacancies).map((key) => ({ key, text: t(`workModes.${key}`) })),
    },
    {
      facet: "location",
      label: t("filters.location"),
      all: t("filters.allLocations"),
      options: labelsOf(({ location }) => location),
    },
    {
      facet: "experience",
      label: t("filters.experience"),
      all: t("filters.allExperience"),
      options: labelsOf(({ experienceLevel }) => experienceLevel),
    },
  ];
  const chosen = selects.filter(({ facet }) => filters[facet] !== null).length;

  return (
    <Stack gap={5}>
      <FilterBar
        label={t("filters.department")}
        items={[
          {
            label: t("filters.allDepartments"),
            href: filterHref({ ...filters, department: null }),
            current: filters.department === null,
          },
          ...countLabels(vacancies.map(({ department }) => department)).map((label) => ({
            label: <Localized of={label} />,
            href: filterHref({ ...filters, department: label.key }),
            count: countWith(vacancies, filters, "department", label.key),
            current: filters.department === label.key,
          })),
        ]}
      />
      <FilterPanel
        label={t("filters.label")}
        count={chosen > 0 ? chosen : undefined}
        search={
          <SearchField
            label={t("search")}
            showLabel
            clearLabel={t("clearSearch")}
            action="/careers"
            aria-controls={controls}
            {...search}
          />
        }
        end={
          filtered && (
            <Link kind="line" href={filterHref({})}>
              {t("filters.clear")}
            </Link>
          )
        }
      >
        {selects.map(({ facet, label, all, options }) => (
          <Select
            key={facet}
            label={label}
            value={filters[facet] ?? ""}
            aria-controls={controls}
            onChange={(event) => set(facet, event.target.value)}
            options={[
              { value: "", label: all },
              ...options.map(({ key, text }) => ({
                value: key,
                label: t("filters.option", {
                  label: text,
                  number: countWith(vacancies, filters, facet, key),
                }),
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
}
