import { clsx } from "clsx";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import { fillTemplate, type Template } from "../../internal/fillTemplate.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import { ChevronEndIcon, ChevronStartIcon } from "../Icons/index.ts";
import { getPageItems } from "./getPageItems.ts";
import * as styles from "./Pagination.css.ts";

export interface PaginationProps extends OuterProps<HTMLElement> {
  /** Accessible name ("Pages of the blog"). */
  label: string;
  /** Current page, from 1. */
  current: number;
  /** Number of pages. One renders nothing. */
  total: number;
  /** URL of a page: a template (`/blog?page={page}`) or a function. */
  getHref: Template<[page: number]>;
  /** `page` is the accessible name of a page: a template (`Page {page}`) or a function. */
  labels: { previous: string; next: string; page: Template<[page: number]> };
}

/**
 * Links to first, last, current and neighbouring pages of a list.
 *
 * Not for extending a list (`LoadMore`) or links between articles (`PreviousNext`).
 */
export function Pagination({
  label,
  current,
  total,
  getHref,
  labels,
  className,
  ...outer
}: PaginationProps) {
  const { Link, language } = useAgency();
  if (total < 2) return null;
  const format = new Intl.NumberFormat(language, { numberingSystem: "latn" });
  return (
    <nav {...outer} aria-label={label} className={clsx(screenOnly, sizes.sm, className)}>
      <ul className={styles.list}>
        {current > 1 && (
          <li>
            <Link
              className={styles.step}
              href={fillTemplate(getHref, { page: current - 1 })}
              rel="prev"
            >
              <ChevronStartIcon size={18} />
              {labels.previous}
            </Link>
          </li>
        )}
        {getPageItems(current, total).map((place, index) =>
          place === "gap" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: static
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={place}>
              <Link
                className={styles.page}
                href={fillTemplate(getHref, { page: place })}
                aria-label={fillTemplate(labels.page, { page: place })}
                aria-current={place === current ? "page" : undefined}
              >
                {format.format(place)}
              </Link>
            </li>
          ),
        )}
        {current < total && (
          <li>
            <Link
              className={styles.step}
              href={fillTemplate(getHref, { page: current + 1 })}
              rel="next"
            >
              {labels.next}
              <ChevronEndIcon size={18} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
