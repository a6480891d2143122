import { clsx } from "clsx";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import { fillTemplate, type Template } from "../../internal/fillTemplate.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import { next, page, pagination, previous } from "../../messages/pages.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import { ChevronEndIcon, ChevronStartIcon } from "../Icons/index.ts";
import { getPageItems } from "./getPageItems.ts";
import { PageLink } from "./PageLink.tsx";
import * as styles from "./Pagination.css.ts";

export interface PaginationLabels {
  previous?: string | undefined;
  next?: string | undefined;
  /** Accessible name of a page: a template (`Page {page}`) or a function. */
  page?: Template<[page: number]> | undefined;
}

export interface PaginationProps extends OuterProps<HTMLElement> {
  /** Accessible name ("Pages of the blog"). @default "Pages" */
  label?: string | undefined;
  /** Current page, from 1. */
  page: number;
  /** Number of pages. One renders nothing. */
  pageCount: number;
  /** URL of a page: a template (`/blog?page={page}`) or a function. Without it pages are buttons. */
  getHref?: Template<[page: number]> | undefined;
  /** Called with the new page. With `getHref` it replaces the navigation. */
  onPageChange?: ((page: number) => void) | undefined;
  /** @default in the page's language */
  labels?: PaginationLabels | undefined;
}

/**
 * First, last, current and neighbouring pages of a list: links by `getHref`, or buttons for a list
 * in the browser by `onPageChange`.
 *
 * Not for extending a list (`LoadMore`) or links between articles (`PreviousNext`).
 */
export function Pagination({
  label,
  page: current,
  pageCount,
  getHref,
  onPageChange,
  labels = {},
  className,
  ...outer
}: PaginationProps) {
  if (process.env.NODE_ENV !== "production") {
    warn(
      !getHref && !onPageChange,
      "Pagination: its pages lead nowhere; pass `getHref` or `onPageChange`.",
    );
  }
  const { language } = useAgency();
  const message = useMessage();
  if (pageCount < 2) return null;
  const format = new Intl.NumberFormat(language, { numberingSystem: "latn" });
  const to = { getHref, onPageChange };
  // Buttons stay at the ends, so that the focus is kept.
  const hasStep = (page: number) => !getHref || (page >= 1 && page <= pageCount);
  const isPage = (page: number) => page >= 1 && page <= pageCount;
  return (
    <nav
      {...outer}
      aria-label={label ?? message(pagination)}
      className={clsx(screenOnly, sizes.sm, className)}
    >
      <ul className={styles.list}>
        {hasStep(current - 1) && (
          <li>
            <PageLink
              {...to}
              page={current - 1}
              disabled={!isPage(current - 1)}
              className={styles.step}
              rel="prev"
            >
              <ChevronStartIcon size={18} />
              {labels.previous ?? message(previous)}
            </PageLink>
          </li>
        )}
        {getPageItems(current, pageCount).map((place, index) =>
          place === "gap" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: static
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={place}>
              <PageLink
                {...to}
                page={place}
                className={styles.page}
                aria-label={
                  labels.page === undefined
                    ? message(page, { page: place })
                    : fillTemplate(labels.page, { page: place })
                }
                aria-current={place === current ? "page" : undefined}
              >
                {format.format(place)}
              </PageLink>
            </li>
          ),
        )}
        {hasStep(current + 1) && (
          <li>
            <PageLink
              {...to}
              page={current + 1}
              disabled={!isPage(current + 1)}
              className={styles.step}
              rel="next"
            >
              {labels.next ?? message(next)}
              <ChevronEndIcon size={18} />
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
