import { clsx } from "clsx";
import { type ReactNode, useId, useState } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { ChevronIcon } from "../../primitives/Icons/index.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./TableOfContents.css.ts";
import { useCurrentSection } from "./useCurrentSection.ts";

export interface TableOfContentsItem {
  /** Heading id. */
  id: string;
  label: ReactNode;
  /** Level 3 is indented. @default 2 */
  level?: Extract<HeadingLevel, 2 | 3> | undefined;
  /** Language, if not the page's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
}

export interface TableOfContentsProps extends OuterProps {
  /** Example: "In this article". */
  label: ReactNode;
  /** In document order. */
  items: readonly TableOfContentsItem[];
  /** Id of the marked section. @default the section being read */
  currentId?: string | undefined;
  /** Hides the list behind a button up to 768 px. @default false */
  collapsible?: boolean | undefined;
}

/**
 * Table of contents that marks the section being read. For at least three sections.
 *
 * Not for a site's pages (`Nav`).
 */
export function TableOfContents({
  label,
  items,
  currentId,
  collapsible = false,
  className,
  ...outer
}: TableOfContentsProps) {
  const labelId = useId();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const reached = useCurrentSection(items.map((item) => item.id));
  const { Link } = useAgency();
  const current = currentId ?? reached;
  return (
    <nav {...outer} className={className} aria-labelledby={labelId}>
      <p id={labelId} className={clsx(styles.label, sizes.sm, collapsible && styles.wideOnly)}>
        {label}
      </p>
      {/* No Radix Collapsible: without JavaScript wide pages must show the list. */}
      {collapsible && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className={clsx(styles.toggle, scriptOnly, sizes.sm)}
        >
          {label}
          <ChevronIcon className={styles.chevron} />
        </button>
      )}
      <ol id={listId} className={clsx(styles.list, collapsible && !open && styles.collapsed)}>
        {items.map(({ id, label, level = 2, lang, dir }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className={clsx(sizes.sm, styles.link, level === 3 && styles.nested)}
            >
              {/* Keeps the page's direction. */}
              <span>
                <span lang={lang} dir={dir}>
                  {label}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
