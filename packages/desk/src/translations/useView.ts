import type { Count, Entry } from "@agency/content/translation";
import { useCallback, useEffect, useRef, useState } from "react";
import type { StatusSource, ViewFilter } from "./statusSource.ts";

/** In ms. */
const pollInterval = 30_000;

/** In ms. */
const debounceDelay = 300;

interface View {
  /** Unset while loading. */
  counts: Count[] | undefined;
  entries: Entry[] | undefined;
  total: number;
  problem: string | undefined;
  reload: () => Promise<void>;
  more: () => Promise<void>;
}

/** Polls, and refreshes on focus. */
export function useView(place: StatusSource, shown: ViewFilter): View {
  const [counts, setCounts] = useState<Count[]>();
  const [found, setFound] = useState<{ entries: Entry[]; total: number }>();
  const [problem, setProblem] = useState<string>();
  /** Ignores outdated responses. */
  const asked = useRef(0);

  const reload = useCallback(async () => {
    const own = ++asked.current;
    try {
      const [sums, first] = await Promise.all([
        place.counts({ ...shown, type: undefined }),
        place.documents(shown, 0),
      ]);
      if (own !== asked.current) return;
      setCounts(sums);
      setFound(first);
      setProblem(undefined);
    } catch (error) {
      if (own === asked.current) setProblem((error as Error).message);
    }
  }, [place, shown]);

  useEffect(() => {
    const look = () => void reload();
    const first = setTimeout(look, debounceDelay);
    const timer = setInterval(() => document.visibilityState === "visible" && look(), pollInterval);
    addEventListener("focus", look);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener("focus", look);
    };
  }, [reload]);

  async function more(): Promise<void> {
    const own = asked.current;
    try {
      const next = await place.documents(shown, found?.entries.length ?? 0);
      if (own !== asked.current) return;
      setFound((all) => ({ ...next, entries: [...(all?.entries ?? []), ...next.entries] }));
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  return { counts, entries: found?.entries, total: found?.total ?? 0, problem, reload, more };
}
