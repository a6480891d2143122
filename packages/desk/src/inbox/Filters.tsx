import { useEffect, useRef, useState } from "react";
import { callApi, type Handler, type Kind } from "./api.ts";
import { type FilterValues, noFilters, toQuery } from "./filters.ts";
import styles from "./inbox.module.css";

interface FiltersProps {
  kind: Kind;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

type Option = readonly [value: string, label: string];

const waitingTimes: Option[] = [
  ["", "Any time"],
  ["1", "A day or longer"],
  ["3", "3 days or longer"],
  ["7", "A week or longer"],
  ["14", "2 weeks or longer"],
];

const resumes: Option[] = [
  ["", "Any"],
  ["yes", "With a CV"],
  ["no", "Without a CV"],
];

export function Filters({ kind, values, onChange }: FiltersProps) {
  const [subjects, setSubjects] = useState<string[]>([]);
  const [handlers, setHandlers] = useState<Handler[]>([]);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    callApi<string[]>(`/${kind}/subjects`).then(setSubjects, () => undefined);
    callApi<Handler[]>(`/${kind}/people`).then(setHandlers, () => undefined);
  }, [kind]);

  const select = (label: string, name: keyof FilterValues, options: readonly Option[]) => (
    <label className={styles.filter}>
      {label}
      <select
        className={styles.control}
        value={values[name]}
        onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
      >
        {options.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );

  // A stored filter may name an outdated value.
  const known = [...new Set([...subjects, ...(values.about ? [values.about] : [])])].toSorted();
  return (
    <search className={styles.filters}>
      <label className={styles.filter}>
        Search
        <input
          ref={search}
          type="search"
          className={styles.control}
          dir="auto"
          maxLength={100}
          placeholder="Name, email or message"
          value={values.search}
          onChange={(event) => onChange({ ...values, search: event.currentTarget.value })}
        />
      </label>
      {select(kind === "applications" ? "Vacancy" : "Service", "about", [
        ["", "All"],
        ...known.map((subject): Option => [subject, subject]),
      ])}
      {select("Assigned to", "assignee", [
        ["", "Anyone"],
        ["none", "Unassigned"],
        ...handlers.map(({ email, name }): Option => [email, name]),
      ])}
      {select("Waiting", "waiting", waitingTimes)}
      {kind === "applications" && select("CV", "resume", resumes)}
      {toQuery(values) !== "" && (
        <button
          type="button"
          className={styles.control}
          onClick={() => {
            onChange(noFilters);
            search.current?.focus();
          }}
        >
          Clear filters
        </button>
      )}
    </search>
  );
}
