import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { isArabic } from "../../internal/isArabic.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Stats.css.ts";

/** A figure alone. */
export interface PlainStat {
  /** The figure as text, such as "+41%". Shown left to right in every language. */
  value: ReactNode;
  /** What it counts. */
  label: ReactNode;
  /** A few words over the figure that limit it, such as "Up to". */
  note?: ReactNode | undefined;
}

/** One end of a comparison. */
export interface StatAmount {
  /** Its size in the unit of both, zero or more: it sets the length of the line. */
  amount: number;
  /** The same as text, such as "1,900 a week". */
  text: ReactNode;
}

/** A figure and the change behind it, drawn to scale. */
export interface ComparedStat extends PlainStat {
  before: StatAmount;
  after: StatAmount;
  /** The amount that fills the line. @default the larger of the two */
  max?: number | undefined;
}

export type StatsProps = OuterProps<HTMLUListElement> &
  (
    | {
        /** The figures, in reading order. */
        items: readonly PlainStat[];
        labels?: undefined;
      }
    | {
        /** The figures, each with what it was before and is after. */
        items: readonly ComparedStat[];
        /**
         * Heard before the texts of the two lines, which sight tells by their colour and size (WCAG
         * 1.4.1). On paper they are read.
         */
        labels: { before: ReactNode; after: ReactNode };
      }
  );

const shareName = getVarName(styles.share);

/**
 * The part of a scale that an amount fills, 0 to 1.
 *
 * @param max the amount that fills it; nothing can be said against zero
 */
export const getShare = (amount: number, max: number) =>
  max > 0 ? Math.min(1, Math.max(0, amount / max)) || 0 : 0;

const kinds = ["before", "after"] as const;

function Figure({ value, label, note }: PlainStat) {
  return (
    <>
      {note !== undefined && <p className={`${sizes.body} ${styles.note}`}>{note}</p>}
      <p className={styles.value}>
        <bdi dir={isArabic(value) ? undefined : "ltr"}>{value}</bdi>{" "}
      </p>
      <p className={`${sizes.body} ${styles.label}`}>{label}</p>
    </>
  );
}

/**
 * Giant figures, one to four. Alone they stand side by side; with what was before and what came
 * after, each has a row with two lines drawn to one scale. Goes into a `Container`.
 *
 * Not for claims that need a sentence (`Claims`), and not for more than four: none would be large.
 */
export function Stats({ items, labels, className, ...outer }: StatsProps) {
  if (!labels) {
    const noted = items.some(({ note }) => note !== undefined);
    return (
      <ul {...outer} className={clsx(styles.columns, className)}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures never change places
          <li key={index} className={styles.cell}>
            {/* An empty line over a figure without a note keeps all figures on one line. */}
            <Figure {...item} {...(noted && { note: item.note ?? "" })} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul {...outer} className={className}>
      {items.map(({ max, ...item }, index) => {
        const full = max ?? Math.max(item.before.amount, item.after.amount);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures never change places
          <li key={index} className={styles.row}>
            <div className={styles.figures}>
              <Figure {...item} />
            </div>
            <div className={styles.bars}>
              {kinds.map((kind) => (
                <div key={kind}>
                  <span
                    className={`${styles.bar} ${styles.kinds[kind]}`}
                    style={{ [shareName]: getShare(item[kind].amount, full) } as CSSProperties}
                    aria-hidden="true"
                  />
                  <p className={`${sizes.sm} ${styles.texts[kind]}`}>
                    <span className={styles.kind}>{labels[kind]} </span>
                    {item[kind].text}
                  </p>
                </div>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
