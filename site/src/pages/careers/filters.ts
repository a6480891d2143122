import { createTextFilter } from "@agency/client/lists/createTextFilter";
import { buildListAddress, readPart } from "@agency/client/lists/listAddress";
import { createPagination } from "@agency/client/lists/pagination";
import {
  type JobType,
  jobTypes,
  type LocalizedLabel,
  type WorkMode,
  workModes,
} from "@agency/content";
import type { VacancyCard } from "@agency/content/queries/vacancies";
import { fold } from "../../fold.ts";
import { isClosed } from "./deadline.ts";

/** What vacancies are filtered by, as the address calls it. */
const facets = ["department", "type", "mode", "location", "experience"] as const;
export type Facet = (typeof facets)[number];

/** What the address of the vacancies says. Keys of labels are English in any language. */
export interface Filters extends Record<Facet, string | null> {
  q: string;
  type: JobType | null;
  mode: WorkMode | null;
  /** How many parts of the list are shown, from 1. */
  part: number;
}

export const readFilters = (search: URLSearchParams): Filters => ({
  q: search.get("q") ?? "",
  department: search.get("department") || null,
  // Others would hold although no choice shows them.
  type: jobTypes.find((type) => type === search.get("type")) ?? null,
  mode: workModes.find((mode) => mode === search.get("mode")) ?? null,
  location: search.get("location") || null,
  experience: search.get("experience") || null,
  part: readPart(search),
});

/** The address of the list with these filters. */
export const filterHref = (filters: Partial<Filters>): string =>
  buildListAddress("/careers", { ...filters });

export const isFiltered = (filters: Filters): boolean =>
  filters.q.trim() !== "" || facets.some((facet) => filters[facet] !== null);

/** The value of a vacancy that each filter looks at. */
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

/** The vacancies that match, in their order. */
export const filterVacancies = (
  vacancies: readonly VacancyCard[],
  filters: Record<Facet, string | null> & { q: string },
): VacancyCard[] =>
  filterByText(vacancies, filters.q).filter((vacancy) =>
    facets.every((facet) => !filters[facet] || values[facet](vacancy) === filters[facet]),
  );

/** How many a filter would show together with the others that hold. */
export const countWith = (
  vacancies: readonly VacancyCard[],
  filters: Filters,
  facet: Facet,
  value: string,
): number => filterVacancies(vacancies, { ...filters, [facet]: value }).length;

/** The job types and work modes that occur, and the one that holds, in the order of the specification. */
export const jobTypesOf = (vacancies: readonly VacancyCard[], held: JobType | null): JobType[] =>
  jobTypes.filter((type) => type === held || vacancies.some(({ jobType }) => jobType === type));
export const workModesOf = (vacancies: readonly VacancyCard[], held: WorkMode | null): WorkMode[] =>
  workModes.filter((mode) => mode === held || vacancies.some(({ workMode }) => workMode === mode));

/** Those that take applications and those that are closed, each as they come, newest first. */
export function openAndClosed(vacancies: readonly VacancyCard[], today: string) {
  const closed = (vacancy: VacancyCard) => isClosed(vacancy.applicationDeadline, today);
  return {
    open: vacancies.filter((vacancy) => !closed(vacancy)),
    closed: vacancies.filter(closed),
  };
}

export const { getPartEnd, countParts } = createPagination(20);
