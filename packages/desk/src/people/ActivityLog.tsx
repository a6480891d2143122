import { useCallback, useEffect, useState } from "react";
import { formatTime } from "../time.ts";
import { type AuditEntry, callApi } from "./api.ts";
import { formatAuditEntry } from "./format.ts";
import styles from "./people.module.css";

interface Page {
  rows: AuditEntry[];
  isMore: boolean;
}

export function ActivityLog() {
  const [{ rows, isMore }, setPage] = useState<Page>({ rows: [], isMore: false });
  const [problem, setProblem] = useState("");

  const read = useCallback(async (last?: AuditEntry) => {
    const query = last ? `?${new URLSearchParams({ at: last.at, after: last.id })}` : "";
    try {
      const page = await callApi<Page>(`/traces${query}`);
      setPage((before) => ({ ...page, rows: last ? [...before.rows, ...page.rows] : page.rows }));
      setProblem("");
    } catch (error) {
      setProblem((error as Error).message);
    }
  }, []);
  useEffect(() => void read(), [read]);

  return (
    <>
      <ol className={styles.traces} aria-label="Activity log">
        {rows.map((trace) => (
          <li key={trace.id}>
            <time dateTime={trace.at} className={styles.quiet}>
              {formatTime(trace.at)}
            </time>
            <bdi>{formatAuditEntry(trace)}</bdi>
          </li>
        ))}
      </ol>
      <p role="status">{problem}</p>
      {isMore && (
        <button type="button" className={styles.control} onClick={() => void read(rows.at(-1))}>
          Load more
        </button>
      )}
    </>
  );
}
