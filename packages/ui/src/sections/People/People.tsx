import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { MetaLine } from "../../primitives/MetaLine/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./People.css.ts";

export interface Person {
  /** Tells people apart. */
  id: string;
  name: ReactNode;
  /** An `Avatar` of size `large`, or an `Image` at 4:5. */
  portrait: ReactNode;
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

/**
 * People by face and name: portraits at 4:5 in three columns, the middle one hanging lower; two
 * columns below 1024 px, one below 600 px. Goes into a `Container`. `PeopleSkeleton` is its
 * place while it loads.
 *
 * Not for one person, and not for authors beside a text (`Avatar` with a name).
 *
 * Accessibility: a list whose names are headings. The portrait says whom it shows by its own text.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function People({ items, level = 3, className, ...outer }: PeopleProps) {
  const Name = `h${level}` as const;
  return (
    <ul {...outer} className={clsx(styles.root, className)}>
      {items.map(({ id, name, portrait, role, text, facts }) => (
        <li key={id} className={styles.person}>
          <div className={styles.portrait}>{portrait}</div>
          <Name className={sizes.h4}>{name}</Name>
          {role !== undefined && <p className={`${sizes.sm} ${styles.role}`}>{role}</p>}
          {text !== undefined && <p className={`${sizes.sm} ${styles.text}`}>{text}</p>}
          {facts && facts.items.length > 0 && (
            <div className={styles.facts}>
              <VisuallyHidden as="div">{facts.label}</VisuallyHidden>
              <MetaLine items={facts.items} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
