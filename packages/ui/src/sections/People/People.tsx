import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { MetaLine } from "../../primitives/MetaLine/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./People.css.ts";
import { getFacing, getRowPositions, getRowSizes, type Row } from "./rowLayout.ts";

export interface PortraitPosition {
  /** Width by height. */
  ratio: number;
  /** Neighbours face each other. */
  facing: "start" | "end";
}

export interface Person {
  id: string;
  name: ReactNode;
  /** `Portrait`, large `Avatar` or `Image`. */
  portrait: ReactNode | ((place: PortraitPosition) => ReactNode);
  role?: ReactNode | undefined;
  /** One or two sentences. */
  description?: ReactNode | undefined;
  /** `label` is the accessible name of the list. */
  facts?: { label: string; items: readonly ReactNode[] } | undefined;
}

export interface PeopleProps extends OuterProps<HTMLUListElement> {
  items: readonly Person[];
  /** @default 3 */
  level?: HeadingLevel | undefined;
}

/** Equal in height to four at 4:5. */
const ratios: Record<Row, number> = { 4: 0.8, 3: 1.08, 2: 1.66, 1: 0.8 };

/**
 * Team grid: four portraits in a row, final rows of three at the same height, two below 1024 px.
 * Phones hide texts and facts. Needs a `Container`.
 *
 * Not for authors of a text (`Avatar`).
 */
export function People({ items, level = 3, className, ...outer }: PeopleProps) {
  const Name = `h${level}` as const;
  const rows = getRowSizes(items.length);
  const columns = getRowPositions(rows);
  return (
    <ul {...outer} className={clsx(styles.root, className)}>
      {items.map(({ id, name, portrait, role, description, facts }, index) => {
        const row = rows[index] as Row;
        const facing = getFacing(row, columns[index] as number);
        const isTurned = facing !== (index % 2 ? "start" : "end");
        const isLast = index === items.length - 1;
        return (
          <li key={id} className={clsx(styles.person, styles.places[row], isLast && styles.last)}>
            <div className={clsx(styles.portrait, isTurned && styles.mirrored)}>
              {typeof portrait === "function" ? portrait({ ratio: ratios[row], facing }) : portrait}
            </div>
            <div className={styles.words}>
              <Name className={sizes.h4}>{name}</Name>
              {role !== undefined && <p className={`${sizes.sm} ${styles.role}`}>{role}</p>}
              {description !== undefined && (
                <p className={`${sizes.sm} ${styles.text}`}>{description}</p>
              )}
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
