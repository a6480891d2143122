import type { Column } from "./useRows.ts";

/** In ms. */
export const undoTime = 10_000;

export interface MovedRecord {
  reference: string;
  name: string;
  /** Stored status. */
  from: string;
}

export interface Move {
  id: number;
  to: string;
  records: readonly MovedRecord[];
  /** Sent moves cannot be undone. */
  isSending: boolean;
}

/** New revisions by reference. */
export type Revisions = ReadonlyMap<string, string>;

/** Must not reject. */
export type SendMove = (to: string, records: readonly MovedRecord[]) => Promise<Revisions>;

export type Moves = ReturnType<typeof createMoves>;

const contains = ({ records }: Move, references: readonly string[]): boolean =>
  records.some(({ reference }) => references.includes(reference));

/** Returns the status to which a record is being moved. */
export const getTarget = (moves: readonly Move[], reference: string): string | undefined =>
  moves.findLast((move) => contains(move, [reference]))?.to;

/** Returns the status stored by the server, now or soon. */
export const getStored = (
  moves: readonly Move[],
  { reference, status }: { reference: string; status: string },
): string =>
  getTarget(
    moves.filter(({ isSending }) => isSending),
    reference,
  ) ?? status;

/**
 * Holds moves back for `undoTime`. A record's last move counts, in one request. Store for
 * `useSyncExternalStore`.
 */
export function createMoves(send: SendMove) {
  let moves: readonly Move[] = [];
  let lastId = 0;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function set(next: readonly Move[]): void {
    moves = next;
    for (const listener of listeners) listener();
  }

  function schedule(id: number): void {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => void commit(({ id: other }) => other === id), undoTime),
    );
  }

  function add(records: readonly MovedRecord[], to: string): void {
    const references = records.map(({ reference }) => reference);
    const id = ++lastId;
    // Undo restores earlier moves of these records, so they must wait.
    for (const move of moves) if (!move.isSending && contains(move, references)) schedule(move.id);
    set([...moves, { id, to, records, isSending: false }]);
    schedule(id);
  }

  /** Takes back a move. @default the last one */
  function undo(id = moves.findLast(({ isSending }) => !isSending)?.id): Move | undefined {
    const undone = moves.find((move) => move.id === id && !move.isSending);
    if (!undone) return undefined;
    clearTimeout(timers.get(undone.id));
    set(moves.filter((move) => move !== undone));
    return undone;
  }

  async function commit(isDue: (move: Move) => boolean): Promise<Revisions> {
    const due = moves.filter((move) => !move.isSending && isDue(move));
    const last = moves;
    const ids = due.map(({ id }) => id);
    for (const id of ids) clearTimeout(timers.get(id));
    set(moves.map((move) => (ids.includes(move.id) ? { ...move, isSending: true } : move)));
    const sent = due.map(({ id, to, records }) => {
      const own = records.filter(
        ({ reference, from }) =>
          from !== to && last.findLast((move) => contains(move, [reference]))?.id === id,
      );
      return own.length > 0 ? send(to, own) : new Map<string, string>();
    });
    const revisions = await Promise.all(sent);
    set(moves.filter(({ id }) => !ids.includes(id)));
    return new Map(revisions.flatMap((some) => [...some]));
  }

  return {
    add,
    undo,
    /** Sends moves at once. @default all */
    flush: (references?: readonly string[]): Promise<Revisions> =>
      commit((move) => !references || contains(move, references)),
    getSnapshot: () => moves,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Shows moved records in their new columns, by arrival. */
export function applyMoves(columns: readonly Column[], moves: readonly Move[]): Column[] {
  if (moves.length === 0) return [...columns];
  const placed = columns
    .flatMap(({ rows }) => rows)
    .map((row) => ({ row, status: getTarget(moves, row.reference) ?? row.status }));
  return columns.map((column) => ({
    ...column,
    rows: placed
      .filter(({ status }) => status === column.status)
      .map(({ row }) => row)
      .toSorted(
        (one, other) =>
          other.at.localeCompare(one.at) || one.reference.localeCompare(other.reference),
      ),
  }));
}
