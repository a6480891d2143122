import { createTextFilter } from "@agency/client/lists/createTextFilter";
import { buildListAddress, readPageNumber } from "@agency/client/lists/listAddress";
import { createPagination } from "@agency/client/lists/pagination";
import {
  type JobType,
  jobTypes,
  type LocalizedLabel,
  type WorkMode,
  workModes,
} from "@agency/content";
import { hasDeadlinePassed } from "@agency/content/deadline";
import type { VacancyCard } from "@agency/content/queries/vacancies";
import { fold } from "../../textFolding.ts";

const facets = ["department", "type", "mode", "location", "experience"] as const;
export type Facet = (typeof facets)[number];

/** Label keys are English. */
export interface Filters extends Record<Facet, string | null> {
  q: string;
  type: JobType | null;
  mode: WorkMode | null;
  /** From 1. */
  part: number;
}

/** Reads filters from the query string. Ignores unknown job types and work modes. */
export const readFilters = (search: URLSearchParams): Filters => ({
  q: search.get("q") ?? "",
  department: search.get("department") || null,
  // Unknown values would filter invisibly.
  type: jobTypes.find((type) => type === search.get("type")) ?? null,
  mode: workModes.find((mode) => mode === search.get("mode")) ?? null,
  location: search.get("location") || null,
  experience: search.get("experience") || null,
  part: readPageNumber(search),
});

export const filterHref = (filters: Partial<Filters>): string =>
  buildListAddress("/careers", { ...filters });

export const isFiltered = (filters: Filters): boolean =>
  filters.q.trim() !== "" || facets.some((facet) => filters[facet] !== null);

const values: Record<Facet, (vacancy: VacancyCard) => string | null> = {
  department: ({ department }) => department?.key ?? null,
  type: ({ jobType }) => jobType,
  mode: ({ workMode }) => workMode,
  location: ({ location }) => location?.key ?? null,
  experience: ({ experienceLevel }) => experienceLevel?.key ?? null,
};

const both = (label: LocalizedLabel | null) => (label ? [label.text, label.key] : []);

const filterByText = createTextFilter(
  (vacancy: VacancyCard) => [
    vacancy.title.text,
    ...both(vacancy.department),
    ...both(vacancy.location),
    ...both(vacancy.experienceLevel),
    ...vacancy.skills.items,
    vacancy.jobType ?? "",
    vacancy.workMode ?? "",
  ],
  fold,
);

export const filterVacancies = (
  vacancies: readonly VacancyCard[],
  filters: Record<Facet, string | null> & { q: string },
): VacancyCard[] =>
  filterByText(vacancies, filters.q).filter((vacancy) =>
    facets.every((facet) => !filters[facet] || values[facet](vacancy) === filters[facet]),
  );

/** Counts vacancies that would match if the facet had this value. */
export const countMatches = (
  vacancies: readonly VacancyCard[],
  filters: Filters,
  facet: Facet,
  value: string,
): number => filterVacancies(vacancies, { ...filters, [facet]: value }).length;

/** Includes the selected type, in the specification's order. */
export const getJobTypes = (vacancies: readonly VacancyCard[], held: JobType | null): JobType[] =>
  jobTypes.filter((type) => type === held || vacancies.some(({ jobType }) => jobType === type));
export const getWorkModes = (
  vacancies: readonly VacancyCard[],
  held: WorkMode | null,
): WorkMode[] =>
  workModes.filter((mode) => mode === held || vacancies.some(({ workMode }) => workMode === mode));

/** Splits vacancies by their deadline. @param today ISO date in London */
export function splitByDeadline(vacancies: readonly VacancyCard[], today: string) {
  const closed = (vacancy: VacancyCard) => hasDeadlinePassed(vacancy.applicationDeadline, today);
  return {
    open: vacancies.filter((vacancy) => !closed(vacancy)),
    closed: vacancies.filter(closed),
  };
}

export const { getPartEnd, countParts } = createPagination(20);
