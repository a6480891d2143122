import { emphasis, sizes } from "@agency/ui/theme/type";
import { type KeyboardEvent, useId } from "react";
import * as styles from "./ClassList.css.ts";
import { type ClassModelLabels, type ClassState, getNote } from "./content.ts";

interface ClassListProps {
  view: string;
  states: readonly ClassState[];
  current: string;
  words: ClassModelLabels;
  /** Called with the position, from 1. */
  onChoose: (at: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function ClassList({ view, states, current, words, onChoose, onKeyDown }: ClassListProps) {
  const id = useId();
  const max = Math.max(...states.map(({ total }) => total));
  return (
    <div role="radiogroup" aria-label={words.classes} className={styles.list} onKeyDown={onKeyDown}>
      <p className={`${sizes.sm} ${emphasis} ${styles.view}`}>{view}</p>
      {states.map((one, index) => {
        const chosen = one.id === current;
        return (
          <div key={one.id} className={chosen ? styles.chosen : styles.row}>
            <input
              type="radio"
              name={id}
              value={index + 1}
              checked={chosen}
              onChange={() => onChoose(index + 1)}
              aria-labelledby={`${id}-${index} ${id}-${index}-time`}
              aria-describedby={`${id}-${index}-places ${id}-${index}-note`}
              className={styles.input}
            />
            <p id={`${id}-${index}-time`} className={`${sizes.body} ${styles.time}`}>
              <bdi>{one.at}</bdi>
            </p>
            <p id={`${id}-${index}`} className={`${sizes.body} ${emphasis} ${styles.title}`}>
              {one.title}
            </p>
            <p id={`${id}-${index}-places`} className={`${sizes.sm} ${styles.count}`}>
              {words.count(one.count, one.total)}
            </p>
            <Points one={one} max={max} />
            <p id={`${id}-${index}-note`} className={`${sizes.xs} ${styles.note}`}>
              {getNote(one, words)}
            </p>
          </div>
        );
      })}
    </div>
  );
}

const pitch = 20;
const first = 6;
const solid = (from: number, count: number) =>
  count > 0 ? `M${from * pitch + first} 0h0${`m${pitch} 0h0`.repeat(count - 1)}` : "";
const ring = (at: number) => `M${at * pitch + first - 5.5} 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0`;

function Points({ one, max }: { one: ClassState; max: number }) {
  const others = one.booked === undefined ? one.count : one.count - 1;
  const own = (one.booked ?? one.chosen) === undefined ? 0 : 1;
  const free = Array.from({ length: one.total - others - own }, (_, at) => others + own + at);
  return (
    <svg viewBox={`0 -8 ${max * pitch} 16`} aria-hidden="true" className={styles.points}>
      <path d={solid(0, others)} strokeWidth="11.5" className={styles.taken} />
      {own > 0 && <path d={solid(others, 1)} strokeWidth="13" className={styles.own} />}
      <path d={free.map(ring).join("")} className={styles.free} />
    </svg>
  );
}
