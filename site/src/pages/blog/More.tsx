import { LoadMore } from "@agency/ui/LoadMore";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { forgetFailures } from "../../content.ts";
import { endOf, type Filters, searchOf } from "./filters.ts";

interface MoreProps {
  filters: Filters;
  shown: number;
  count: number;
  /** How many of the posts stand before the rows. */
  before: number;
  /** Id of the list. */
  list: string;
  /** Loads what the next part needs. */
  load?: (next: Filters) => Promise<unknown>;
}

/** The next part of the list. It is loaded before the address says so: what is shown stays in view. */
export function More({ filters, shown, count, before, list, load }: MoreProps) {
  const { t } = useTranslation("blog");
  const { t: common } = useTranslation();
  const [, setSearch] = useSearchParams();
  const [state, setState] = useState<"busy" | "failed">();
  const asked = useRef<number>(undefined);

  useEffect(() => {
    const first = asked.current;
    if (first === undefined || shown <= first) return;
    asked.current = undefined;
    // The last part takes the button away, and the focus with it.
    if (document.activeElement === document.body)
      document.querySelectorAll<HTMLElement>(`#${list} li a`)[first - before]?.focus();
  }, [shown, before, list]);

  async function loadNext() {
    const next = { ...filters, page: filters.page + 1 };
    setState("busy");
    try {
      await load?.(next);
      asked.current = shown;
      setState(undefined);
      setSearch(searchOf(next), { replace: true });
    } catch {
      await forgetFailures();
      setState("failed");
    }
  }

  if (count <= endOf(1)) return null;
  return (
    <LoadMore
      label={state === "failed" ? common("retry") : t("more")}
      busyLabel={state === "busy" ? common("loading") : undefined}
      onLoadMore={() => void loadNext()}
      remaining={state === "failed" ? t("moreFailed") : t("shown", { shown, total: count })}
      done={shown >= count}
    />
  );
}
