import { Link } from "@agency/ui/Link";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import type { MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { useNewItems } from "../navigation/newItems.ts";
import { parseLocalizedPath } from "../routes/addresses.ts";

interface NewItemsProps {
  count: string;
  announce: (count: number) => string;
  show: (count: number) => string;
}

/** Item count, and a link to newer items. Takes no extra space. */
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
        <Link
          href={parseLocalizedPath(pathname).path + search}
          onClick={(event) => void showNews(event)}
        >
          {show(news.count)}
        </Link>
      )}
      <VisuallyHidden>
        <span role="status">{news ? announce(news.count) : ""}</span>
      </VisuallyHidden>
    </>
  );
}
