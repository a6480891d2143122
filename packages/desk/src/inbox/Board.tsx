import { getNextStatuses } from "@agency/content/statuses";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AnswerDialog } from "./AnswerDialog.tsx";
import { type ActionResult, callApi, getProblem, type Kind, type Row, types } from "./api.ts";
import { Card } from "./Card.tsx";
import { Details } from "./Details.tsx";
import styles from "./inbox.module.css";
import { useRows } from "./useRows.ts";

interface BoardProps {
  kind: Kind;
  /** Name of the signed-in person. */
  sender: string;
  /** Reference of the record to open. @default none */
  first?: string | undefined;
}

export function Board({ kind, sender, first }: BoardProps) {
  const { columns, problem, reload, more } = useRows(kind);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState(first);
  const [isAnswering, setAnswering] = useState(false);
  const [said, setSaid] = useState("");
  const dragged = useRef<Row[]>([]);
  const board = useRef<HTMLDivElement>(null);
  /** A moved card is another element, so focus must be restored. */
  const toFocus = useRef<string>(undefined);

  useEffect(() => {
    if (!columns || !toFocus.current) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${toFocus.current}"]`)?.focus();
    toFocus.current = undefined;
  }, [columns]);

  const rows = columns?.flatMap((column) => column.rows) ?? [];
  const selected = rows.filter(({ reference }) => chosen.has(reference));
  const getSteps = (status: string) => getNextStatuses(types[kind], status);
  /** Returns statuses possible for all of these records. */
  const getCommonSteps = (some: readonly Row[]) =>
    getSteps(some[0]?.status ?? "").filter((step) =>
      some.every(({ status }) => getSteps(status).includes(step)),
    );

  async function move(some: readonly Row[], to: string): Promise<void> {
    const records = some.map(({ reference, status }) => ({ reference, from: status }));
    try {
      const answers = await callApi<ActionResult[]>(`/${kind}/status`, "POST", { to, records });
      const failed = answers.flatMap((one) =>
        one.ok ? [] : [`${one.reference}: ${getProblem(one.code)}`],
      );
      const done = answers.length - failed.length;
      setSaid([...(done > 0 ? [`${done} moved to “${to}”.`] : []), ...failed].join(" "));
      setChosen(new Set());
      toFocus.current = records[0]?.reference;
    } catch (error) {
      setSaid((error as Error).message);
    }
    await reload();
  }

  /** Includes the selection if this record is part of it. */
  const withChosen = (row: Row): Row[] => (chosen.has(row.reference) ? selected : [row]);

  function choose(reference: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(reference);
    else next.delete(reference);
    setChosen(next);
  }

  /** Arrow keys move focus. With Shift they also change the status. */
  function handleKey(event: KeyboardEvent, row: Row): void {
    const [step] = getSteps(row.status);
    if (event.key === "ArrowRight" && event.shiftKey) {
      event.preventDefault();
      if (step) void move(withChosen(row), step);
      else setSaid(`“${row.status}” is the last status.`);
      return;
    }
    const next = getNextCard(board.current, event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div className={styles.work} data-open={open !== undefined || undefined}>
      <div className={styles.main}>
        <p role="status" className={styles.said}>
          {problem ?? said}
        </p>
        <div className={styles.moves}>
          {selected.length === 0 ? (
            <span className={styles.quiet}>
              Arrows go from card to card, Shift with the right one moves it on. Or drag it.
            </span>
          ) : (
            <>
              <span>{selected.length} chosen</span>
              {getCommonSteps(selected).map((to) => (
                <button
                  key={to}
                  type="button"
                  className={styles.control}
                  onClick={() => void move(selected, to)}
                >
                  Move to “{to}”
                </button>
              ))}
              <button type="button" className={styles.control} onClick={() => setAnswering(true)}>
                Answer them
              </button>
              <button type="button" className={styles.control} onClick={() => setChosen(new Set())}>
                Choose none
              </button>
            </>
          )}
        </div>
        <div className={styles.board} ref={board}>
          {columns?.map(({ status, rows: own, isMore }) => (
            <section
              key={status}
              className={styles.column}
              aria-label={status}
              onDragOver={(event) => {
                if (getCommonSteps(dragged.current).includes(status)) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                void move(dragged.current, status);
              }}
            >
              <h2 className={styles.heading}>
                {status} <span className={styles.quiet}>{own.length + (isMore ? "+" : "")}</span>
              </h2>
              <ul className={styles.cards}>
                {own.map((row) => (
                  <Card
                    key={row.reference}
                    row={row}
                    isOpen={row.reference === open}
                    isChosen={chosen.has(row.reference)}
                    onChoose={(isChosen) => choose(row.reference, isChosen)}
                    onOpen={() => setOpen(row.reference)}
                    onKeyDown={(event) => handleKey(event, row)}
                    onDrag={() => {
                      dragged.current = withChosen(row);
                    }}
                  />
                ))}
              </ul>
              {own.length === 0 && <p className={styles.quiet}>Nothing here.</p>}
              {isMore && (
                <button type="button" className={styles.control} onClick={() => void more(status)}>
                  Older ones
                </button>
              )}
            </section>
          ))}
        </div>
      </div>
      {isAnswering && selected.length > 0 && (
        <AnswerDialog
          kind={kind}
          records={selected}
          sender={sender}
          onSent={(done) => {
            setSaid(done);
            setChosen(new Set());
            void reload();
          }}
          onChange={() => void reload()}
          onClose={() => setAnswering(false)}
        />
      )}
      {open && (
        <Details
          key={open}
          kind={kind}
          reference={open}
          sender={sender}
          onChange={() => void reload()}
          onClose={() => {
            // A narrow window shows either the board or the details.
            flushSync(() => setOpen(undefined));
            board.current?.querySelector<HTMLElement>(`[data-card="${open}"]`)?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Returns the card above, below, or at the same index of another column. */
function getNextCard(
  board: HTMLElement | null,
  card: EventTarget,
  key: string,
): HTMLElement | undefined {
  const columns = [...(board?.querySelectorAll("section") ?? [])].map((column) => [
    ...column.querySelectorAll<HTMLElement>("[data-card]"),
  ]);
  const at = columns.findIndex((cards) => cards.includes(card as HTMLElement));
  const place = columns[at]?.indexOf(card as HTMLElement) ?? -1;
  if (key === "ArrowUp") return columns[at]?.[place - 1];
  if (key === "ArrowDown") return columns[at]?.[place + 1];
  const others = (some: HTMLElement[][]) => some.find((cards) => cards.length > 0);
  const next =
    key === "ArrowRight"
      ? others(columns.slice(at + 1))
      : key === "ArrowLeft"
        ? others(columns.slice(0, at).reverse())
        : undefined;
  return next?.[Math.min(place, next.length - 1)];
}
