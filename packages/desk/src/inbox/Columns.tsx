import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import type { Row } from "./api.ts";
import { Card } from "./Card.tsx";
import styles from "./inbox.module.css";
import type { Column } from "./useRows.ts";

interface ColumnsProps {
  columns: readonly Column[];
  board: RefObject<HTMLDivElement | null>;
  open: string | undefined;
  chosen: ReadonlySet<string>;
  isFiltered: boolean;
  isMoving: (reference: string) => boolean;
  /** Lists records dragged together. */
  withChosen: (row: Row) => Row[];
  explain: (rows: readonly Row[], to: string) => string | undefined;
  onChoose: (reference: string, isChosen: boolean) => void;
  onOpen: (reference: string) => void;
  /** Shift with a horizontal arrow. */
  onStep: (row: Row, status: string, offset: 1 | -1) => void;
  onDrop: (rows: readonly Row[], to: string) => void;
  onMore: (status: string) => void;
}

export function Columns(props: ColumnsProps) {
  const { columns, board, open, chosen, isFiltered, isMoving, withChosen, explain } = props;
  const { onChoose, onOpen, onStep, onDrop, onMore } = props;
  const dragged = useRef<Row[]>([]);
  const [over, setOver] = useState<string>();

  /** Arrow keys move focus, with Shift the status. */
  function handleKey(event: KeyboardEvent, row: Row, status: string): void {
    const offset = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : undefined;
    if (offset && event.shiftKey) {
      event.preventDefault();
      onStep(row, status, offset);
      return;
    }
    const next = getNextCard(board.current, event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div className={styles.board} ref={board}>
      {columns.map(({ status, rows, isMore }) => (
        <section
          key={status}
          className={styles.column}
          aria-label={status}
          data-drop={
            over === status ? (explain(dragged.current, status) ? "no" : "yes") : undefined
          }
          // Refused cards are accepted too, to say why.
          onDragOver={(event) => {
            if (dragged.current.length === 0) return;
            event.preventDefault();
            if (over !== status) setOver(status);
          }}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget as Node | null)) setOver(undefined);
          }}
          onDrop={(event) => {
            event.preventDefault();
            const dropped = dragged.current;
            // The card becomes another element, without `dragend`.
            dragged.current = [];
            setOver(undefined);
            onDrop(dropped, status);
          }}
          onDragEnd={() => {
            dragged.current = [];
            setOver(undefined);
          }}
        >
          <h2 className={styles.heading}>
            {status} <span className={styles.quiet}>{rows.length + (isMore ? "+" : "")}</span>
          </h2>
          <ul className={styles.cards}>
            {rows.map((row) => (
              <Card
                key={row.reference}
                row={row}
                isOpen={row.reference === open}
                isChosen={chosen.has(row.reference)}
                isMoving={isMoving(row.reference)}
                onChoose={(isChosen) => onChoose(row.reference, isChosen)}
                onOpen={() => onOpen(row.reference)}
                onKeyDown={(event) => handleKey(event, row, status)}
                onDrag={() => {
                  dragged.current = withChosen(row);
                }}
              />
            ))}
          </ul>
          {rows.length === 0 && (
            <p className={styles.quiet}>{isFiltered ? "No matches." : "No items."}</p>
          )}
          {isMore && (
            <button type="button" className={styles.control} onClick={() => onMore(status)}>
              Load more
            </button>
          )}
        </section>
      ))}
    </div>
  );
}

/** Returns the card above, below, or at the same index beside. */
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
