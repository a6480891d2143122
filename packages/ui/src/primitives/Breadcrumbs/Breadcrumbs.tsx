import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import { Link } from "../Link/index.ts";
import * as styles from "./Breadcrumbs.css.ts";

export interface Breadcrumb {
  label: ReactNode;
  /** Where it leads. The last one, the page itself, needs none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends OuterProps, HTMLAttributes<HTMLElement> {
  /** Name of the navigation, such as "Breadcrumb". */
  label: string;
  /** From the first page of the site to this one. */
  items: readonly Breadcrumb[];
}

/**
 * The way from the site's first page to this one, on a line. At 768 px and below only the page
 * above this one remains, which is the way back.
 *
 * Not for the steps of a task (`Steps`), and not for pages one level below the first.
 */
export function Breadcrumbs({ label, items, className, ...outer }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav {...outer} aria-label={label} className={className}>
      <ol className={`${styles.list} ${sizes.sm}`}>
        {items.map(({ label: text, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place on the way
          <li key={index} className={styles.item}>
            {href === undefined || index === last ? (
              <span className={styles.text} aria-current={index === last ? "page" : undefined}>
                {text}
              </span>
            ) : (
              <Link kind="plain" href={href} className={styles.link}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
