import {
  type JobType,
  jobTypes,
  type LocalizedLabel,
  type VacancyCard,
  type WorkMode,
  workModes,
} from "@agency/content";
import { fold, matcher } from "../../fold.ts";

/** What vacancies are filtered by, as the address calls it. */
export const facets = ["department", "type", "mode", "location", "experience"] as const;
export type Facet = (typeof facets)[number];

/** What the address of the vacancies says. Keys of labels are English in any language. */
export type Filters = { q: string } & Record<Facet, string | null>;

export const readFilters = (search: URLSearchParams): Filters => ({
  q: search.get("q") ?? "",
  department: search.get("department") || null,
  type: search.get("type") || null,
  mode: search.get("mode") || null,
  location: search.get("location") || null,
  experience: search.get("experience") || null,
});

export function searchOf(filters: Partial<Filters>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
  return search;
}

/** The address of the list with these filters. */
export function filterHref(filters: Partial<Filters>): string {
  const search = searchOf(filters);
  return search.size > 0 ? `/careers?${search}` : "/careers";
}

/** The value of a vacancy that each filter looks at. */
const values: Record<Facet, (vacancy: VacancyCard) => string | null> = {
  department: ({ department }) => department?.key ?? null,
  type: ({ jobType }) => jobType,
  mode: ({ workMode }) => workMode,
  location: ({ location }) => location?.key ?? null,
  experience: ({ experienceLevel }) => experienceLevel?.key ?? null,
};

const searchable = new WeakMap<VacancyCard, string>();

function textOf(vacancy: VacancyCard): string {
  let text = searchable.get(vacancy);
  if (text === undefined) {
    const { title, department, location, experienceLevel, skills } = vacancy;
    const both = (label: LocalizedLabel | null) => (label ? [label.text, label.key] : []);
    text = fold(
      [
        title.text,
        ...both(department),
        ...both(location),
        ...both(experienceLevel),
        ...skills.items,
        vacancy.jobType ?? "",
        vacancy.workMode ?? "",
      ].join(" "),
    );
    searchable.set(vacancy, text);
  }
  return text;
}

/** The vacancies that match, in their order. */
export function filterVacancies(vacancies: VacancyCard[], filters: Filters): VacancyCard[] {
  const matches = matcher(filters.q);
  return vacancies.filter(
    (vacancy) =>
      facets.every((facet) => !filters[facet] || values[facet](vacancy) === filters[facet]) &&
      matches(textOf(vacancy)),
  );
}

/** How many a filter would show together with the others that hold. */
export const countWith = (
  vacancies: VacancyCard[],
  filters: Filters,
  facet: Facet,
  value: string,
): number => filterVacancies(vacancies, { ...filters, [facet]: value }).length;

/** The job types and work modes that occur, in the order of the specification. */
export const jobTypesOf = (vacancies: VacancyCard[]): JobType[] =>
  jobTypes.filter((type) => vacancies.some(({ jobType }) => jobType === type));
export const workModesOf = (vacancies: VacancyCard[]): WorkMode[] =>
  workModes.filter((mode) => vacancies.some(({ workMode }) => workMode === mode));

/** Those that take applications first, featured ones before others; else as they come, newest first. */
export function sorted(vacancies: VacancyCard[], today: string): VacancyCard[] {
  const rank = ({ applicationDeadline, isFeatured }: VacancyCard) =>
    (applicationDeadline !== null && applicationDeadline < today ? 2 : 0) + (isFeatured ? 0 : 1);
  return [...vacancies].sort((a, b) => rank(a) - rank(b));
}
