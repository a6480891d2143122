export interface FilterValues {
  search: string;
  /** Vacancy or service. */
  about: string;
  /** Mail address, or `none`. */
  assignee: string;
  /** In days. */
  waiting: string;
  resume: string;
}

export const noFilters: FilterValues = {
  search: "",
  about: "",
  assignee: "",
  waiting: "",
  resume: "",
};

/** Returns the query of the inbox API. Empty without filters. */
export const toQuery = (values: FilterValues): string =>
  new URLSearchParams(
    Object.entries({ ...values, search: values.search.trim() }).filter(([, value]) => value !== ""),
  ).toString();
