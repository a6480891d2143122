import { sizes } from "@agency/ui/theme/type";
import type { KeyboardEventHandler } from "react";
import { place, silhouettes } from "./silhouettes.ts";
import * as styles from "./YardFilter.css.ts";
import type { YardContent, YardFilterLabels } from "./YardFilter.tsx";
import type { YardLot } from "./yard.ts";

interface YardLotsProps {
  name: string;
  content: YardContent;
  labels: YardFilterLabels;
  left: readonly YardLot[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onKeyDown: KeyboardEventHandler<HTMLFieldSetElement>;
}

export function YardLots({
  name,
  content: { lots, states },
  labels,
  left,
  chosen,
  onChoose,
  onKeyDown,
}: YardLotsProps) {
  const getState = (lot: YardLot) => states.find(({ id }) => id === lot.state)?.label;
  return (
    <fieldset className={styles.group} onKeyDown={onKeyDown}>
      <legend className={styles.hidden}>{labels.lots}</legend>
      <div className={styles.lots}>
        {lots.map((lot) => {
          const { id, body, title, kg } = lot;
          const weight = kg === undefined ? undefined : labels.weight(kg);
          const { outline, windows, wheels } = silhouettes[body];
          return (
            <label key={id} className={styles.lot}>
              <input
                className={styles.radio}
                type="radio"
                name={name}
                checked={id === chosen}
                disabled={!left.includes(lot)}
                aria-label={labels.join(
                  [labels.lot(id), title, getState(lot), weight].filter(
                    (word) => word !== undefined,
                  ),
                )}
                onChange={() => onChoose(id)}
              />
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${place.width} ${place.height}`}
                className={styles.vehicle}
              >
                <path className={styles.body1} d={outline} />
                <path className={styles.windows} d={windows} />
                <path className={styles.wheels} d={wheels} />
              </svg>
              <span className={`${sizes.xs} ${styles.plate}`} aria-hidden="true">
                <span>{id}</span>
                <span className={styles.kilograms}>{weight}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
