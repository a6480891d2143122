import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import * as styles from "./Pricing.css.ts";

/** Text, or whether the feature is included. Null if unspecified. */
export type PricingValue = ReactNode | boolean | null;

export interface PricingPlan<Features extends readonly ReactNode[] = readonly ReactNode[]> {
  title: ReactNode;
  /** Above the name. */
  description?: ReactNode | undefined;
  /** Highlights at most one plan. @default false */
  highlighted?: boolean | undefined;
  /** In the order of `features`. */
  values: { readonly [Index in keyof Features]: PricingValue };
  /** Label it with the plan or the next step. */
  actions?: ReactNode | undefined;
}

export interface PricingProps<Features extends readonly ReactNode[] = readonly ReactNode[]>
  extends OuterProps<HTMLDivElement> {
  caption: ReactNode;
  /** The first is the price. */
  features: Features;
  /** Two to four. */
  items: readonly PricingPlan<NoInfer<Features>>[];
  labels: {
    /** Screen reader header of the names ("Plan"). */
    plan: ReactNode;
    /** Screen reader header of the actions ("Next step"). */
    actions: ReactNode;
    /** Mark's text alternative. */
    included: ReactNode;
    /** @default nothing: no value is `false` */
    notIncluded?: ReactNode | undefined;
    /** Dash's text alternative. @default nothing: no value is `null` */
    unspecified?: ReactNode | undefined;
  };
  footnote?: ReactNode | undefined;
}

// Some browsers drop table roles if `display` is grid.
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/**
 * Comparison table of plans and features. Needs a `Container`.
 *
 * Not for one price (`Stats`) or features without plans (`FeatureList`).
 */
export function Pricing<const Features extends readonly ReactNode[]>({
  caption,
  features,
  items,
  labels,
  footnote,
  ...outer
}: PricingProps<Features>) {
  const acts = items.some(({ actions }) => actions !== undefined);
  const counts = {
    [getVarName(styles.plans)]: items.length,
    [getVarName(styles.rowCount)]: features.length + (acts ? 2 : 1),
  } as CSSProperties;
  return (
    <div {...outer}>
      <table {...roles.table} className={`${sizes.body} ${styles.table}`} style={counts}>
        <caption className={hidden}>{caption}</caption>
        <thead {...roles.group} className={styles.group}>
          <tr {...roles.row} className={styles.head}>
            <th {...roles.columnHeader} scope="col" className={styles.corner}>
              <span className={hidden}>{labels.plan}</span>
            </th>
            {features.map((feature, index) => (
              <th
                {...roles.columnHeader}
                // biome-ignore lint/suspicious/noArrayIndexKey: static
                key={index}
                scope="col"
                className={styles.feature}
              >
                {feature}
              </th>
            ))}
            {acts && (
              <th {...roles.columnHeader} scope="col" className={styles.feature}>
                <span className={hidden}>{labels.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...roles.group} className={styles.group}>
          {items.map(
            ({ title, description: planNote, highlighted, values, actions }, planIndex) => (
              <tr
                {...roles.row}
                // biome-ignore lint/suspicious/noArrayIndexKey: static
                key={planIndex}
                className={highlighted ? `${styles.plan} ${styles.highlighted}` : styles.plan}
              >
                <th {...roles.rowHeader} scope="row" className={styles.name}>
                  {planNote !== undefined && (
                    <p className={`${sizes.sm} ${styles.note}`}>{planNote}</p>
                  )}
                  <p className={`${sizes.d3} ${styles.title}`}>{title}</p>
                </th>
                {values.map((value, index) => (
                  <td
                    {...roles.cell}
                    // biome-ignore lint/suspicious/noArrayIndexKey: static
                    key={index}
                    className={clsx(
                      styles.value,
                      index === 0 && styles.price,
                      value === null && styles.unspecified,
                    )}
                  >
                    <span className={styles.label} aria-hidden="true">
                      {features[index]}
                    </span>
                    <Value value={value} labels={labels} />
                  </td>
                ))}
                {acts && (
                  <td {...roles.cell} className={styles.action}>
                    {actions}
                  </td>
                )}
              </tr>
            ),
          )}
        </tbody>
      </table>
      {footnote !== undefined && <p className={`${sizes.sm} ${styles.foot}`}>{footnote}</p>}
    </div>
  );
}

function Value({ value, labels }: { value: PricingValue; labels: PricingProps["labels"] }) {
  if (value === false) return <span className={styles.none}>{labels.notIncluded}</span>;
  if (value !== true && value !== null) return <span>{value}</span>;
  return (
    <span>
      <span className={value ? styles.rhomb : styles.dash} aria-hidden="true" />
      <span className={hidden}>{value ? labels.included : labels.unspecified}</span>
    </span>
  );
}
