import { statuses } from "@agency/content/statuses";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Kind, type Row, types } from "./api.ts";
import { readPage, readRows } from "./rows.ts";

/** In ms. */
const pollInterval = 30_000;

/** After a character, in ms. */
const typingPause = 300;

export interface Column {
  status: string;
  rows: Row[];
  isMore: boolean;
}

interface Rows {
  columns: Column[] | undefined;
  /** Query of the columns. */
  shown: string;
  problem: string | undefined;
  reload: () => Promise<void>;
  more: (status: string) => Promise<void>;
}

/** Polls, and refreshes on focus. @param query filters */
export function useRows(kind: Kind, query: string): Rows {
  const [found, setFound] = useState<{ columns: Column[]; query: string }>();
  const [problem, setProblem] = useState<string>();
  const newest = useRef(0);
  const latest = useRef(found);
  useEffect(() => {
    latest.current = found;
  });

  const reload = useCallback(async () => {
    const request = ++newest.current;
    const shown = latest.current?.query === query ? latest.current.columns : [];
    const read = async (status: string): Promise<Column> => {
      const count = shown.find((one) => one.status === status)?.rows.length ?? 0;
      return { status, ...(await readRows(kind, query, status, count)) };
    };
    try {
      const columns = await Promise.all(statuses[types[kind]].map(read));
      if (request !== newest.current) return;
      setFound({ columns, query });
      setProblem(undefined);
    } catch (error) {
      if (request === newest.current) setProblem((error as Error).message);
    }
  }, [kind, query]);

  const isFirst = useRef(true);
  useEffect(() => {
    const look = () => void reload();
    const start = setTimeout(look, isFirst.current ? 0 : typingPause);
    isFirst.current = false;
    const timer = setInterval(() => document.visibilityState === "visible" && look(), pollInterval);
    addEventListener("focus", look);
    return () => {
      clearTimeout(start);
      clearInterval(timer);
      removeEventListener("focus", look);
    };
  }, [reload]);

  async function more(status: string): Promise<void> {
    const last = found?.columns.find((one) => one.status === status)?.rows.at(-1);
    if (!last) return;
    try {
      const { rows, isMore } = await readPage(kind, query, status, last);
      setFound(
        (all) =>
          all && {
            ...all,
            columns: all.columns.map((one) =>
              one.status === status ? { status, rows: [...one.rows, ...rows], isMore } : one,
            ),
          },
      );
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  return { columns: found?.columns, shown: found?.query ?? "", problem, reload, more };
}
