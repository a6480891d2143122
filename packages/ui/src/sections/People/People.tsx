import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { MetaLine } from "../../primitives/MetaLine/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./People.css.ts";
import { getColumns, getFacing, getRows, type Row } from "./rows.ts";

/** What a portrait is asked for, by where it stands. */
export interface PortraitSlot {
  /** Width by height. */
  ratio: number;
  /** The side to look to, so that neighbours face each other. */
  facing: "start" | "end";
}

export interface Person {
  /** Tells people apart. */
  id: string;
  name: ReactNode;
  /** A `Portrait`, an `Avatar` of size `large` or an `Image`, made for its place. */
  portrait: ReactNode | ((place: PortraitSlot) => ReactNode);
  /** What they do, in a few words. */
  role?: ReactNode | undefined;
  /** One or two sentences. */
  text?: ReactNode | undefined;
  /** Short facts, such as languages; `label` names them for assistive technology. */
  facts?: { label: string; items: readonly ReactNode[] } | undefined;
}

export interface PeopleProps extends OuterProps<HTMLUListElement> {
  /** The people, in reading order. */
  items: readonly Person[];
  /** The rank of the names. @default 3 */
  level?: HeadingLevel | undefined;
}

/** As wide as the columns are, at the height of a row of four at 4:5. */
const ratios: Record<Row, number> = { 4: 0.8, 3: 1.08, 2: 1.66, 1: 0.8 };

/**
 * People by face and name: portraits at 4:5, four in a row, and at the end rows of three of the same
 * height, so that any number leaves no hole; two in a row below 1024 px, where the last of an odd
 * number has its words beside it. Texts and facts are left out on a phone. Goes into a `Container`.
 * `PeopleSkeleton` is its place while it loads.
 *
 * Not for authors beside a text (`Avatar` with a name).
 */
export function People({ items, level = 3, className, ...outer }: PeopleProps) {
  const Name = `h${level}` as const;
  const rows = getRows(items.length);
  const columns = getColumns(rows);
  return (
    <ul {...outer} className={clsx(styles.root, className)}>
      {items.map(({ id, name, portrait, role, text, facts }, index) => {
        const row = rows[index] as Row;
        const facing = getFacing(row, columns[index] as number);
        const isTurned = facing !== (index % 2 ? "start" : "end");
        const isLast = index === items.length - 1;
        return (
          <li key={id} className={clsx(styles.person, styles.places[row], isLast && styles.last)}>
            <div className={clsx(styles.portrait, isTurned && styles.turned)}>
              {typeof portrait === "function" ? portrait({ ratio: ratios[row], facing }) : portrait}
            </div>
            <div className={styles.words}>
              <Name className={sizes.h4}>{name}</Name>
              {role !== undefined && <p className={`${sizes.sm} ${styles.role}`}>{role}</p>}
              {text !== undefined && <p className={`${sizes.sm} ${styles.text}`}>{text}</p>}
              {facts && facts.items.length > 0 && (
                <div className={styles.facts}>
                  <VisuallyHidden as="div">{facts.label}</VisuallyHidden>
                  <MetaLine items={facts.items} />
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
