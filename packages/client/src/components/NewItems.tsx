import { Link } from "@agency/ui/Link";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import type { MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { useNewItems } from "../navigation/newItems.ts";
import { readAddress } from "../routes/addresses.ts";

interface NewItemsProps {
  /** Number of items in the list, in words. */
  count: string;
  /** Announcement of new items, for screen readers. */
  announce: (count: number) => string;
  /** Label of the link that shows new items. */
  show: (count: number) => string;
}

/**
 * Number of items in a list, followed by a link to items published since the page was opened. Takes no
 * room of its own, so that nothing moves. Showing them starts the list anew.
 */
export function NewItems({ count, announce, show }: NewItemsProps) {
  const news = useNewItems();
  const { pathname, search } = useLocation();

  async function showNews(event: MouseEvent) {
    event.preventDefault();
    await news?.show();
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }

  return (
    <>
      {count}
      {news && " · "}
      {news && (
        <Link href={readAddress(pathname).path + search} onClick={(event) => void showNews(event)}>
          {show(news.count)}
        </Link>
      )}
      <VisuallyHidden>
        <span role="status">{news ? announce(news.count) : ""}</span>
      </VisuallyHidden>
    </>
  );
}
