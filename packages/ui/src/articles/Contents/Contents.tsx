import { clsx } from "clsx";
import { type ReactNode, useId, useState } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { ChevronIcon } from "../../primitives/Icons/index.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Contents.css.ts";
import { useCurrentSection } from "./useCurrentSection.ts";

export interface ContentsItem {
  /** Id of the heading in the page. */
  id: string;
  label: ReactNode;
  /** @default 2 */
  level?: 2 | 3 | undefined;
  /** The language of the label, where it is another than the page's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
}

export interface ContentsProps extends OuterProps {
  /** Heading of the list, such as "In this article". */
  label: ReactNode;
  /** In the order of the text. */
  items: readonly ContentsItem[];
  /** The section to mark, where the caller knows it. @default the one the reader has reached */
  currentId?: string | undefined;
  /**
   * At 768 px and below the list stands behind a button, where it would push the text away.
   *
   * @default false
   */
  folds?: boolean | undefined;
}

/**
 * The contents of a long text, with a point on the section being read. For texts of three sections
 * or more.
 *
 * Not for the pages of a site (`Nav`), nor for a shorter text.
 */
export function Contents({
  label,
  items,
  currentId,
  folds = false,
  className,
  ...outer
}: ContentsProps) {
  const labelId = useId();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const reached = useCurrentSection(items.map((item) => item.id));
  const { Link } = useAgency();
  const current = currentId ?? reached;
  return (
    <nav {...outer} className={className} aria-labelledby={labelId}>
      <p id={labelId} className={clsx(styles.label, sizes.sm, folds && styles.wideOnly)}>
        {label}
      </p>
      {/* By hand, and no Collapsible of Radix: at the width alone where it folds, and open without a
          script on a wide page. */}
      {folds && (
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
      <ol id={listId} className={clsx(styles.list, folds && !open && styles.folded)}>
        {items.map(({ id, label: text, level = 2, lang, dir }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className={clsx(sizes.sm, styles.link, level === 3 && styles.nested)}
            >
              {/* The outer one keeps to the page's start side. */}
              <span>
                <span lang={lang} dir={dir}>
                  {text}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
