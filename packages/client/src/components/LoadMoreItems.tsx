import { LoadMore } from "@agency/ui/LoadMore";
import { useContext, useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { maxPages } from "../lists/listAddress.ts";
import { NavigationContext } from "../navigation/NavigationContext.ts";
import { hasFailed } from "../navigation/queryResults.ts";
import { parseLocalizedPath } from "../routes/addresses.ts";

export interface LoadMoreMessages {
  more: string;
  loading: string;
  retry: string;
  failed: string;
  shown: (shown: number, total: number) => string;
}

interface LoadMoreItemsProps {
  messages: LoadMoreMessages;
  shown: number;
  /** `undefined` if unknown. */
  count: number | undefined;
  /**
   * Items up to the end of the last loaded page. Required if `count` is unknown.
   *
   * @default 0
   */
  end?: number;
  next: URLSearchParams;
  links: string;
  /** Shown items without such a link. @default 0 */
  before?: number;
}

/**
 * "Load more" button. The URL changes after loading. Focus moves to the first new item (WCAG
 * 2.4.3), unless moved by the visitor.
 */
export function LoadMoreItems({
  messages,
  shown,
  count,
  end = 0,
  next,
  links,
  before = 0,
}: LoadMoreItemsProps) {
  const { pathname } = useLocation();
  const [, setSearch] = useSearchParams();
  // Documents that cannot be shown count too.
  const isDone = count === undefined ? shown < end : Math.max(shown, end) >= count;
  const loadPage = useContext(NavigationContext)?.loadPage;
  const [state, setState] = useState<"busy" | "failed">();
  const requestedAt = useRef<number>(undefined);
  const own = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const first = requestedAt.current;
    if (first === undefined || shown <= first) return;
    requestedAt.current = undefined;
    const { activeElement } = document;
    if (activeElement === document.body || own.current?.contains(activeElement))
      document.querySelectorAll<HTMLElement>(links)[first - before]?.focus();
  }, [shown, before, links]);

  async function loadNext() {
    setState("busy");
    const href = new URL(`${pathname}?${next}`, location.href).href;
    const loaded = await loadPage?.(href).catch(() => undefined);
    if (!loaded || hasFailed(loaded.results)) {
      setState("failed");
      return;
    }
    requestedAt.current = shown;
    setState(undefined);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <LoadMore
      ref={own}
      label={state === "failed" ? messages.retry : messages.more}
      busyLabel={state === "busy" ? messages.loading : undefined}
      href={`${parseLocalizedPath(pathname).path}?${next}`}
      onLoadMore={() => void loadNext()}
      remaining={
        state === "failed" ? messages.failed : count !== undefined && messages.shown(shown, count)
      }
      done={isDone || Number(next.get("page")) > maxPages}
    />
  );
}
