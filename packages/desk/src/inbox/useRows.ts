import { statuses } from "@agency/content/statuses";
import { useCallback, useEffect, useState } from "react";
import { callApi, type Kind, type Row, types } from "./api.ts";

/** Polling interval, in ms. */
const pollInterval = 30_000;

export interface Column {
  status: string;
  rows: Row[];
  isMore: boolean;
}

interface Rows {
  columns: Column[] | undefined;
  problem: string | undefined;
  reload: () => Promise<void>;
  more: (status: string) => Promise<void>;
}

/** Refreshes by polling, and when the window gets focus. */
export function useRows(kind: Kind): Rows {
  const [columns, setColumns] = useState<Column[]>();
  const [problem, setProblem] = useState<string>();

  const reload = useCallback(async () => {
    const read = async (status: string): Promise<Column> => ({
      status,
      ...(await page(kind, status)),
    });
    try {
      setColumns(await Promise.all(statuses[types[kind]].map(read)));
      setProblem(undefined);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }, [kind]);

  useEffect(() => {
    const look = () => void reload();
    look();
    const timer = setInterval(() => document.visibilityState === "visible" && look(), pollInterval);
    addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
    };
  }, [reload]);

  async function more(status: string): Promise<void> {
    const last = columns?.find((one) => one.status === status)?.rows.at(-1);
    if (!last) return;
    try {
      const { rows, isMore } = await page(kind, status, last);
      setColumns((all) =>
        all?.map((one) =>
          one.status === status ? { status, rows: [...one.rows, ...rows], isMore } : one,
        ),
      );
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  return { columns, problem, reload, more };
}

const page = (kind: Kind, status: string, last?: Row): Promise<Omit<Column, "status">> =>
  callApi(
    `/${kind}?${new URLSearchParams({ status, ...(last && { at: last.at, after: last.reference }) })}`,
  );
