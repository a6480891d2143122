import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AnswerDialog } from "./AnswerDialog.tsx";
import type { Access, BoardRecord, Kind, Row } from "./api.ts";
import { Columns } from "./Columns.tsx";
import { Details } from "./Details.tsx";
import { Filters } from "./Filters.tsx";
import { noFilters, toQuery } from "./filters.ts";
import styles from "./inbox.module.css";
import { applyMoves, getStored, getTarget } from "./moves.ts";
import { Question } from "./Question.tsx";
import { explainRefusal, getCommonSteps, getMoveLabel, getNeighbour } from "./steps.ts";
import { UndoBar } from "./UndoBar.tsx";
import { useSessionState } from "./useDraft.ts";
import { useMoves } from "./useMoves.ts";
import { useRows } from "./useRows.ts";

interface BoardProps {
  kind: Kind;
  access: Access;
  /** Reference of the record to open. @default none */
  first?: string | undefined;
}

/** Move to "closed". */
interface Closing {
  records: readonly BoardRecord[];
  /** Without an answer. */
  silent: readonly BoardRecord[];
  to: string;
  write: () => void;
}

export function Board({ kind, access, first }: BoardProps) {
  const [filters, setFilters] = useSessionState(`desk.inbox.${kind}`, noFilters);
  const query = toQuery(filters);
  const { columns: stored, shown, problem, reload, more } = useRows(kind, query);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState(first);
  const [version, setVersion] = useState(0);
  /** Kept while the dialog is open: filters may remove records from the board. */
  const [answering, setAnswering] = useState<readonly Row[]>();
  const [closing, setClosing] = useState<Closing>();
  const [said, setSaid] = useState("");
  const board = useRef<HTMLDivElement>(null);
  /** A moved card is another element, and loses focus. */
  const toFocus = useRef<string>(undefined);

  const { moves, held } = useMoves(kind, async ({ records, said: result }) => {
    setSaid(result);
    if (records.some(({ reference }) => reference === open)) setVersion((last) => last + 1);
    await reload();
  });
  const focusCard = (reference: string | undefined): void =>
    board.current?.querySelector<HTMLElement>(`[data-card="${reference}"]`)?.focus();
  const columns = stored && applyMoves(stored, held);
  const rows = columns?.flatMap((column) => column.rows) ?? [];
  const selected = rows.filter(({ reference }) => chosen.has(reference));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a card moves with either
  useEffect(() => {
    if (!toFocus.current || !stored) return;
    focusCard(toFocus.current);
    toFocus.current = undefined;
  }, [stored, held]);

  const announced = useRef(query);
  useEffect(() => {
    if (!stored || shown === announced.current) return;
    announced.current = shown;
    const count = stored.reduce((sum, column) => sum + column.rows.length, 0);
    const isMore = stored.some((column) => column.isMore);
    setSaid(shown === "" ? "Showing all." : `${count}${isMore ? " and more" : ""} found.`);
  }, [stored, shown]);

  const getStatus = ({ reference, status }: BoardRecord) => getTarget(held, reference) ?? status;
  /** Sets the status that the server stores, or will. */
  const toStored = (one: BoardRecord) => ({ ...one, status: getStored(held, one) });
  const explain = (some: readonly BoardRecord[], to: string): string | undefined =>
    some
      .map((one) => explainRefusal(kind, toStored(one), to, access.mayMoveBack))
      .find((reason) => reason !== undefined);

  function move(records: readonly BoardRecord[], to: string): void {
    setClosing(undefined);
    moves.add(
      records.map(toStored).map(({ reference, name, status }) => ({
        reference,
        name,
        from: status,
      })),
      to,
    );
    const what = records.length === 1 ? records[0]?.name : `${records.length} cards`;
    setSaid(`${what} moved to “${to}”. Undo within ten seconds: press Undo or Ctrl+Z (Cmd+Z).`);
    setChosen(new Set());
  }

  /** Asks before an application is closed without an answer. Explains refusals. */
  function requestMove(some: readonly BoardRecord[], to: string, write: () => void): void {
    const records = some.filter((one) => getStatus(one) !== to);
    if (records.length === 0) return;
    const refusal = explain(records, to);
    if (refusal) {
      toFocus.current = undefined;
      setSaid(records.length > 1 ? `${refusal} Nothing was moved.` : refusal);
      return;
    }
    const silent = records.filter(({ isAnswered, status }) => !isAnswered && status !== to);
    if (to === "closed" && silent.length > 0) setClosing({ records, silent, to, write });
    else move(records, to);
  }

  const moveOnBoard = (some: readonly Row[], to: string): void => {
    toFocus.current = some[0]?.reference;
    requestMove(some, to, () => {
      const silent = some.filter(({ isAnswered }) => !isAnswered);
      setChosen(new Set(silent.map(({ reference }) => reference)));
      setAnswering(silent);
    });
  };

  function undo(id?: number): void {
    const undone = moves.undo(id);
    if (!undone) return;
    const [one] = undone.records;
    toFocus.current = one?.reference;
    setSaid(`Undone: ${undone.records.map(({ name }) => name).join(", ")}.`);
  }

  /** Includes the selection if the record is part of it. */
  const withChosen = (row: Row): Row[] => (chosen.has(row.reference) ? selected : [row]);

  function choose(reference: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(reference);
    else next.delete(reference);
    setChosen(next);
  }

  function step(row: Row, status: string, offset: 1 | -1): void {
    const to = getNeighbour(kind, status, offset);
    if (to) moveOnBoard(withChosen(row), to);
    else setSaid(`“${status}” is the ${offset === 1 ? "last" : "first"} status.`);
  }

  return (
    <>
      <Filters kind={kind} values={filters} onChange={setFilters} />
      <p role="status" className={styles.said}>
        {problem ?? said}
      </p>
      <UndoBar held={held} onUndo={undo} onFocusLost={focusCard} />
      <div className={styles.work} data-open={open !== undefined || undefined}>
        <div className={styles.main}>
          <div className={styles.moves}>
            {selected.length === 0 ? (
              <span className={styles.quiet}>
                Drag cards to move them, or use the arrow keys with Shift.
              </span>
            ) : (
              <>
                <span>{selected.length} selected</span>
                {getCommonSteps(
                  kind,
                  selected.map(toStored),
                  selected.map(getStatus),
                  access.mayMoveBack,
                ).map((to) => (
                  <button
                    key={to}
                    type="button"
                    className={styles.control}
                    onClick={() => moveOnBoard(selected, to)}
                  >
                    {getMoveLabel(kind, selected.map(getStatus)[0] ?? "", to)}
                  </button>
                ))}
                <button
                  type="button"
                  className={styles.control}
                  onClick={() => setAnswering(selected)}
                >
                  Reply to selected
                </button>
                <button
                  type="button"
                  className={styles.control}
                  onClick={() => setChosen(new Set())}
                >
                  Clear selection
                </button>
              </>
            )}
          </div>
          {columns && (
            <Columns
              columns={columns}
              board={board}
              open={open}
              chosen={chosen}
              isFiltered={shown !== ""}
              isMoving={(reference) => getTarget(held, reference) !== undefined}
              withChosen={withChosen}
              explain={explain}
              onChoose={choose}
              onOpen={setOpen}
              onStep={step}
              onDrop={moveOnBoard}
              onMore={(status) => void more(status)}
            />
          )}
        </div>
        {open && (
          <Details
            key={open}
            kind={kind}
            reference={open}
            access={access}
            target={getTarget(held, open)}
            version={version}
            onMove={(record, to, write) => requestMove([record], to, write)}
            flushMoves={moves.flush}
            onChange={() => void reload()}
            onClose={() => {
              // Narrow windows show either board or details.
              flushSync(() => setOpen(undefined));
              focusCard(open);
            }}
          />
        )}
      </div>
      {answering && answering.length > 0 && (
        <AnswerDialog
          kind={kind}
          records={answering
            .map((one) => rows.find(({ reference }) => reference === one.reference) ?? one)
            .map((one) => ({ ...one, status: getStatus(one) }))}
          access={access}
          flushMoves={moves.flush}
          onSent={(done) => {
            setSaid(done);
            setChosen(new Set());
            void reload();
          }}
          onChange={() => void reload()}
          onClose={() => setAnswering(undefined)}
        />
      )}
      {closing && (
        <Question
          options={[
            {
              label: closing.silent.length === 1 ? "Write a reply" : "Write replies",
              onChoose: closing.write,
            },
            {
              label: "Close without a reply",
              onChoose: () => move(closing.records, closing.to),
            },
          ]}
          cancel="Cancel"
          onClose={() => {
            toFocus.current = undefined;
            setClosing(undefined);
          }}
        >
          <bdi>{closing.silent.map(({ name }) => name).join(", ")}</bdi>{" "}
          {closing.silent.length === 1 ? "hasn’t" : "haven’t"} had a reply.
        </Question>
      )}
    </>
  );
}
