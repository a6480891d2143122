import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import { Link } from "../Link/index.ts";
import * as styles from "./Breadcrumbs.css.ts";

export interface BreadcrumbsItem {
  label: ReactNode;
  /** Not needed for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends OuterProps, HTMLAttributes<HTMLElement> {
  /** Accessible name ("Breadcrumb"). */
  label: string;
  /** Pages from the home page to the current one. */
  items: readonly BreadcrumbsItem[];
}

/**
 * Breadcrumb trail. Up to 768 px only the parent page.
 *
 * Not for the steps of a task (`Steps`), nor on pages one level below the home page.
 */
export function Breadcrumbs({ label, items, className, ...outer }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav {...outer} aria-label={label} className={className}>
      <ol className={`${styles.list} ${sizes.sm}`}>
        {items.map(({ label, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static
          <li key={index} className={styles.item}>
            {href === undefined || index === last ? (
              <span className={styles.text} aria-current={index === last ? "page" : undefined}>
                {label}
              </span>
            ) : (
              <Link variant="plain" href={href} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
