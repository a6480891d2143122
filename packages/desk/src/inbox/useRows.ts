import { statuses } from "@agency/content/statuses";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi, type Kind, type Row, types } from "./api.ts";

/** Polling interval, in ms. */
const pollInterval = 30_000;

/** Pause after a typed character, in ms. */
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

/**
 * Refreshes by polling, and when the window gets focus.
 *
 * @param query filters
 */
export function useRows(kind: Kind, query: string): Rows {
  const [found, setFound] = useState<{ columns: Column[]; query: string }>();
  const [problem, setProblem] = useState<string>();
  const newest = useRef(0);

  const reload = useCallback(async () => {
    const request = ++newest.current;
    const read = async (status: string): Promise<Column> => ({
      status,
      ...(await page(kind, query, status)),
    });
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
      const { rows, isMore } = await page(kind, query, status, last);
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

function page(
  kind: Kind,
  query: string,
  status: string,
  last?: Row,
): Promise<Omit<Column, "status">> {
  const parameters = new URLSearchParams(query);
  parameters.set("status", status);
  if (last) {
    parameters.set("at", last.at);
    parameters.set("after", last.reference);
  }
  return callApi(`/${kind}?${parameters}`);
}
