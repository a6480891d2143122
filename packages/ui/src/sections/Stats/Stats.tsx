import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { hasRightToLeftLetters } from "../../internal/hasRightToLeftLetters.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Stats.css.ts";

export interface PlainStat {
  /** Always left to right ("+41%"). */
  value: ReactNode;
  label: ReactNode;
  /** Above the figure ("Up to"). */
  note?: ReactNode | undefined;
}

export interface StatAmount {
  /** Length of the bar, not negative. */
  amount: number;
  /** Example: "1,900 a week". */
  text: ReactNode;
}

export interface ComparedStat extends PlainStat {
  before: StatAmount;
  after: StatAmount;
  /** Amount at full length. @default the larger of the two */
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
        /** Visually hidden, but printed. The bars differ in colour and size (WCAG 1.4.1). */
        labels: { before: ReactNode; after: ReactNode };
      }
  );

const shareName = getVarName(styles.share);

/** Returns the share of `max`, 0 to 1. */
export const getScaleRatio = (amount: number, max: number) =>
  max > 0 ? Math.min(1, Math.max(0, amount / max)) || 0 : 0;

const kinds = ["before", "after"] as const;

function Figure({ value, label, note }: PlainStat) {
  return (
    <>
      {note !== undefined && <p className={`${sizes.body} ${styles.note}`}>{note}</p>}
      <p className={styles.value}>
        <bdi dir={hasRightToLeftLetters(value) ? undefined : "ltr"}>{value}</bdi>{" "}
      </p>
      <p className={`${sizes.body} ${styles.label}`}>{label}</p>
    </>
  );
}

/**
 * One to four large figures, or rows with bars for before and after. Needs a `Container`.
 *
 * Not for claims that need a sentence (`Claims`) or more figures.
 */
export function Stats({ items, labels, className, ...outer }: StatsProps) {
  if (!labels) {
    const noted = items.some(({ note }) => note !== undefined);
    return (
      <ul {...outer} className={clsx(styles.columns, className)}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static
          <li key={index} className={styles.cell}>
            {/* An empty line aligns the figures. */}
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
          // biome-ignore lint/suspicious/noArrayIndexKey: static
          <li key={index} className={styles.row}>
            <div className={styles.figures}>
              <Figure {...item} />
            </div>
            <div className={styles.bars}>
              {kinds.map((kind) => (
                <div key={kind}>
                  <span
                    className={`${styles.bar} ${styles.kinds[kind]}`}
                    style={{ [shareName]: getScaleRatio(item[kind].amount, full) } as CSSProperties}
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
