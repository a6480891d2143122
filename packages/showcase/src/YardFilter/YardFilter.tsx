import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import * as styles from "./YardFilter.css.ts";
import { YardLots } from "./YardLots.tsx";
import { YardRecord } from "./YardRecord.tsx";
import {
  getDirection,
  getWeight,
  keptChoice,
  lotsIn,
  moveTo,
  type YardLot,
  type YardState,
} from "./yard.ts";

/** A material that a vehicle's weight becomes. */
export interface YardMaterial {
  /** Such as "Steel and iron". */
  name: string;
  /** Drawn in the page's accent: one of them. */
  accent?: boolean | undefined;
}

/** What the yard holds. */
export interface YardContent {
  /** Every vehicle, in the order in which they stand. */
  lots: readonly YardLot[];
  /** The states, in the order of the filter. */
  states: readonly YardState[];
  /** Four, in the order of a lot's `parts`. */
  materials: readonly YardMaterial[];
}

/** What is left of the yard by a filter. */
export interface YardSummary {
  /** `id` of the state; undefined for all of them. */
  state: string | undefined;
  /** How many vehicles are left, of how many. */
  count: number;
  total: number;
  /** What those that are weighed weigh together. */
  kg: number;
}

export interface YardFilterLabels {
  /** Name of the filter, heard. */
  filter: string;
  /** The choice that leaves every vehicle. */
  all: string;
  /** Name of the vehicles, heard. */
  lots: string;
  /** A lot's name, such as "Lot 2041". */
  lot: (id: string) => string;
  /** A weight with its unit. */
  weight: (kg: number) => string;
  /** What is known of a lot in a row, with the commas of the language. */
  join: (words: readonly string[]) => string;
  /** The large number below the yard, without its unit. */
  sum: (summary: YardSummary) => string;
  /** What that number is, in a sentence that follows it. */
  summary: (summary: YardSummary) => string;
  /** In the record of a vehicle whose parts are not weighed yet. */
  unknown: string;
}

export interface YardFilterProps extends OuterProps<HTMLDivElement> {
  /** The vehicles, the states and the materials. */
  content: YardContent;
  /** All words and the functions that make them agree with numbers. */
  labels: YardFilterLabels;
  /** Over the yard, such as "North yard, today". */
  title: ReactNode;
  /** Beside the title, such as "Sample data". */
  caption?: ReactNode | undefined;
  /** `id` of the state it starts with. @default all of them */
  initialState?: string | undefined;
  /** `id` of the lot it starts with. @default the first that is left */
  initialLot?: string | undefined;
  /** Below a lot's record, such as a link to it. @default nothing */
  action?: ((lot: YardLot) => ReactNode) | undefined;
}

/**
 * A working yard: a filter by state, the vehicles as they stand, and the record of the one that is
 * chosen, a mark for each kilogram of it. Vehicles that a filter leaves out stay in their place,
 * faintly.
 *
 * Not for a list that a page is searched by (`FilterBar`), nor for a picture of a product
 * (`PhonePreview`).
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
  const chosen = keptChoice(lots, state, wanted);
  const left = lotsIn(lots, state);
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
                    {label} <sup>{lotsIn(lots, id).length}</sup>
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

/** Native radio buttons know no rows, and go left for back in either direction of reading. */
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
  const target = radios[moveTo(places, at, direction)];
  target?.focus();
  if (target && !target.checked) target.click();
}
