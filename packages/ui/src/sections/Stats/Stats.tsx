import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { isArabic } from "../../internal/isArabic.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Stats.css.ts";

export interface PlainStat {
  /** Figure as text, such as "+41%". Always left to right. */
  value: ReactNode;
  label: ReactNode;
  /** Short qualifier above the figure, such as "Up to". */
  note?: ReactNode | undefined;
}

/** One side of a comparison. */
export interface StatAmount {
  /** Length of the bar, in the unit of both sides. Zero or more. */
  amount: number;
  /** The amount as text, such as "1,900 a week". */
  text: ReactNode;
}

/** Figure with a before and after bar to scale. */
export interface ComparedStat extends PlainStat {
  before: StatAmount;
  after: StatAmount;
  /** Amount that fills the scale. @default the larger of the two */
  max?: number | undefined;
}

export type StatsProps = OuterProps<HTMLUListElement> &
  (
    | {
        items: readonly PlainStat[];
        labels?: undefined;
      }
    | {
        items: readonly ComparedStat[];
        /**
         * Read before the texts of the two bars. Sighted readers tell the bars apart by colour and
         * size (WCAG 1.4.1). Printed.
         */
        labels: { before: ReactNode; after: ReactNode };
      }
  );

const shareName = getVarName(styles.share);

/**
 * Returns the share of the scale that an amount fills, 0 to 1.
 *
 * @param max the amount that fills the scale. Returns 0 if it is zero.
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
 * One to four large figures side by side, or rows with a before and an after bar on one scale.
 * Place inside a `Container`.
 *
 * Not for claims that need a sentence (`Claims`) or for more than four figures.
 */
export function Stats({ items, labels, className, ...outer }: StatsProps) {
  if (!labels) {
    const noted = items.some(({ note }) => note !== undefined);
    return (
      <ul {...outer} className={clsx(styles.columns, className)}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures never change places
          <li key={index} className={styles.cell}>
            {/* An empty line instead of a note aligns the figures. */}
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
