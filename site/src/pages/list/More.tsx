import { hasFailed, NavigationContext } from "@agency/client/navigation";
import { readAddress } from "@agency/client/routes";
import { LoadMore } from "@agency/ui/LoadMore";
import { useContext, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { mostParts } from "./address.ts";

interface MoreProps {
  /** Number of items that are shown. */
  shown: number;
  /** Number of items in all; undefined if unknown. */
  count: number | undefined;
  /** Number of items in the parts that are shown, if they are full. Needed if the count is unknown. */
  end?: number;
  /** What the address says of the next part. */
  next: URLSearchParams;
  /** A selector of the links of the items. */
  links: string;
  /** How many of the shown items have no such link, as the one that leads the list. @default 0 */
  before?: number;
}

/** The next part of a list. It is loaded before the address says so: what is shown stays in view. */
export function More({ shown, count, end = 0, next, links, before = 0 }: MoreProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [, setSearch] = useSearchParams();
  const isDone = count === undefined ? shown < end : shown >= count;
  const loadPage = useContext(NavigationContext)?.loadPage;
  const [state, setState] = useState<"busy" | "failed">();
  const asked = useRef<number>(undefined);

  useEffect(() => {
    const first = asked.current;
    if (first === undefined || shown <= first) return;
    asked.current = undefined;
    // The last part takes the button away, and the focus with it.
    if (document.activeElement === document.body)
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
    asked.current = shown;
    setState(undefined);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <LoadMore
      label={state === "failed" ? t("retry") : t("list.more")}
      busyLabel={state === "busy" ? t("loading") : undefined}
      href={`${readAddress(pathname).path}?${next}`}
      onLoadMore={() => void loadNext()}
      remaining={
        state === "failed"
          ? t("contentFailed.text")
          : count !== undefined && t("list.shown", { shown, total: count })
      }
      done={isDone || Number(next.get("page")) > mostParts}
    />
  );
}
