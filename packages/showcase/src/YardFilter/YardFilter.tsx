import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import * as styles from "./YardFilter.css.ts";
import { YardLots } from "./YardLots.tsx";
import { YardRecord } from "./YardRecord.tsx";
import {
  filterLots,
  getDirection,
  getGridTarget,
  getSelectedLot,
  getWeight,
  type YardLot,
  type YardState,
} from "./yard.ts";

export interface YardMaterial {
  name: string;
  /** Whether it has the accent. Only one has. */
  accent?: boolean | undefined;
}

export interface YardContent {
  lots: readonly YardLot[];
  states: readonly YardState[];
  /** Four, in the order of a lot's `parts`. */
  materials: readonly YardMaterial[];
}

export interface YardSummary {
  /** `id` of the state. Undefined: all. */
  state: string | undefined;
  count: number;
  total: number;
  /** Weight of the weighed vehicles. */
  kg: number;
}

export interface YardFilterLabels {
  /** Accessible name of the filter. */
  filter: string;
  all: string;
  /** Accessible name of the vehicles. */
  lots: string;
  /** Such as "Lot 2041". */
  lot: (id: string) => string;
  weight: (kg: number) => string;
  /** Joins facts in the language's style. */
  join: (words: readonly string[]) => string;
  /** Formats the total, without unit. */
  sum: (summary: YardSummary) => string;
  summary: (summary: YardSummary) => string;
  /** If not weighed. */
  unknown: string;
}

export interface YardFilterProps extends OuterProps<HTMLDivElement> {
  content: YardContent;
  labels: YardFilterLabels;
  /** Heading, such as "North yard, today". */
  title: ReactNode;
  /** Note, such as "Sample data". */
  caption?: ReactNode | undefined;
  /** `id` of the initial state. @default all */
  initialState?: string | undefined;
  /** `id` of the initial lot. @default the first */
  initialLot?: string | undefined;
  /** Content below a record. @default none */
  action?: ((lot: YardLot) => ReactNode) | undefined;
}

/**
 * Interactive yard: a filter by state, vehicles in rows, and the selected record. Filtered-out
 * vehicles fade.
 *
 * Not for searching a page (`FilterBar`) or static previews (`PhonePreview`).
 */
export function YardFilter({
  content,
  labels,
  title,
  caption,
  initialState = "",
  initialLot = "",
  action,
  className,
  ...outer
}: YardFilterProps) {
  const { lots, states, materials } = content;
  const [state, setState] = useState(initialState);
  const [wanted, setWanted] = useState(initialLot);
  const name = useId();
  const chosen = getSelectedLot(lots, state, wanted);
  const left = filterLots(lots, state);
  const summary: YardSummary = {
    state: state || undefined,
    count: left.length,
    total: lots.length,
    kg: getWeight(left),
  };
  const choices = [{ id: "", label: labels.all }, ...states];
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      <div className={`${sizes.sm} ${styles.top}`}>
        <p className={styles.title}>{title}</p>
        {caption !== undefined && <p className={styles.quiet}>{caption}</p>}
      </div>
      <div className={styles.body}>
        <div className={styles.yard}>
          <fieldset className={styles.group} onKeyDown={moveByKeys}>
            <legend className={styles.hidden}>{labels.filter}</legend>
            <div className={`${sizes.sm} ${styles.filter}`}>
              {choices.map(({ id, label }) => (
                <label key={id} className={styles.choice}>
                  <input
                    className={styles.radio}
                    type="radio"
                    name={`${name}state`}
                    checked={id === state}
                    onChange={() => setState(id)}
                  />
                  <span className={styles.choiceText}>
                    {label}
                    <sup> {filterLots(lots, id).length}</sup>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <YardLots
            name={`${name}lot`}
            content={content}
            labels={labels}
            left={left}
            chosen={chosen?.id}
            onChoose={setWanted}
            onKeyDown={moveByKeys}
          />
          <p role="status" className={styles.summary}>
            <span className={sizes.d3}>{labels.sum(summary)}</span>{" "}
            <span className={`${sizes.sm} ${styles.quiet}`}>{labels.summary(summary)}</span>
          </p>
        </div>
        <div className={styles.record}>
          {chosen && (
            <YardRecord
              lot={chosen}
              state={states.find(({ id }) => id === chosen.state)?.label}
              materials={materials}
              labels={labels}
              action={action?.(chosen)}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Native radio groups have no rows and ignore the reading direction. */
function moveByKeys(event: KeyboardEvent<HTMLFieldSetElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const group = event.currentTarget;
  const rtl = getComputedStyle(group).direction === "rtl";
  const direction = getDirection(event.key, rtl);
  if (!direction) return;
  event.preventDefault();
  const radios = [...group.querySelectorAll<HTMLInputElement>("input:not(:disabled)")];
  const at = radios.indexOf(event.target as HTMLInputElement);
  const places = radios.map((radio) => {
    const { left, right, top } = (radio.closest("label") ?? radio).getBoundingClientRect();
    return { x: rtl ? -right : left, y: top };
  });
  const target = radios[getGridTarget(places, at, direction)];
  target?.focus();
  if (target && !target.checked) target.click();
}
