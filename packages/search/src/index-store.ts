import type { DatabaseSync } from "node:sqlite";
import type { SearchType } from "./contract.ts";
import { visibilityStates } from "./database.ts";
import type { Entry, Label } from "./index-entry.ts";
import { toKeyword } from "./query.ts";
import type { Tokenizer } from "./tokenizer.ts";

const rowsPerSecond = 2 ** 20;
/** Largest second with an exact row number: the year 2223. */
const maxSeconds = 8e9;

const getRowAfterSecond = (moment: number) =>
  (Math.min(Math.max(Math.floor(moment / 1000), 0), maxSeconds) + 1) * rowsPerSecond;

/** Per transaction. */
const maxDue = 200;

/**
 * Creates functions that write to the index, in a transaction. Row numbers follow publication time,
 * so FTS5 returns the newest first.
 */
export function createStore(db: DatabaseSync, tokenizer: Tokenizer) {
  const one = {
    first: db.prepare("SELECT min(row) AS row FROM documents WHERE row >= ? AND row < ?"),
    byId: db.prepare("SELECT row, rev, state FROM documents WHERE id = ?"),
    document: db.prepare(
      "INSERT INTO documents (row, id, type, rev, state, moment, until, path, title_en, title_ar) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    ),
    texts: db.prepare(
      "INSERT INTO texts (row, names, excerpt_en, excerpt_ar, body_en, body_ar) VALUES (?, ?, ?, ?, ?, ?)",
    ),
    label: db.prepare("INSERT OR IGNORE INTO labels (row, kind, key, ar) VALUES (?, ?, ?, ?)"),
    labels: db.prepare("SELECT kind, key, ar FROM labels WHERE row = ?"),
    stored: db.prepare(
      "SELECT type, title_en, title_ar, names, excerpt_en, excerpt_ar, body_en, body_ar FROM documents JOIN texts USING (row) WHERE row = ?",
    ),
    head: db.prepare(
      "INSERT INTO heads (rowid, title, labels, excerpt, keys) VALUES (?, ?, ?, ?, ?)",
    ),
    body: db.prepare("INSERT INTO bodies (rowid, body, keys) VALUES (?, ?, ?)"),
    count: db.prepare(
      "INSERT INTO counts (kind, key, ar, count) VALUES (?, ?, ?, 1) ON CONFLICT (kind, key) DO UPDATE SET count = count + 1, ar = coalesce(excluded.ar, ar)",
    ),
    uncount: db.prepare("UPDATE counts SET count = count - 1 WHERE kind = ? AND key = ?"),
    dropCount: db.prepare("DELETE FROM counts WHERE kind = ? AND key = ? AND count <= 0"),
    show: db.prepare(
      `UPDATE documents SET state = ${visibilityStates.live}, head_title = ?, head_labels = ? WHERE row = ?`,
    ),
    hide: db.prepare(`UPDATE documents SET state = ${visibilityStates.hidden} WHERE row = ?`),
    due: db.prepare(
      `SELECT row FROM documents WHERE state = ${visibilityStates.planned} AND row < ? AND moment <= ? ORDER BY row LIMIT ${maxDue}`,
    ),
    nextDue: db.prepare(
      `SELECT moment FROM documents WHERE state = ${visibilityStates.planned} ORDER BY row LIMIT 1`,
    ),
    ended: db.prepare(
      `SELECT row FROM documents WHERE until IS NOT NULL AND state = 2 AND until <= ? LIMIT ${maxDue}`,
    ),
    nextEnd: db.prepare(
      "SELECT min(until) AS until FROM documents WHERE until IS NOT NULL AND state = 2",
    ),
  };
  const drop = ["documents", "texts", "labels"].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE row = ?`),
  );
  const dropText = ["heads", "bodies"].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE rowid = ?`),
  );

  /** Earlier arrivals of the same second come first. */
  function findFreeRow(moment: number | null): number {
    const end = getRowAfterSecond(moment ?? 0);
    const first = one.first.get(end - rowsPerSecond, end)?.row as number | null;
    return (first ?? end) - 1;
  }

  const getLabels = (row: number) => one.labels.all(row) as unknown as Label[];

  function show(row: number): void {
    const stored = one.stored.get(row) as Record<string, string | null> & { type: SearchType };
    const labels = getLabels(row);
    const index = (...texts: (string | null | undefined)[]) =>
      tokenizer.index(texts.filter(Boolean).join("\n"));
    const keys = [
      toKeyword("type", stored.type),
      ...labels.map(({ kind, key }) => toKeyword(kind, key)),
    ].join(" ");
    const title = index(stored.title_en, stored.title_ar);
    const named = index(stored.names, ...labels.flatMap(({ key, ar }) => [key, ar]));
    one.head.run(row, title, named, index(stored.excerpt_en, stored.excerpt_ar), keys);
    one.body.run(row, index(stored.body_en, stored.body_ar), keys);
    one.count.run("type", stored.type, null);
    for (const { kind, key, ar } of labels) one.count.run(kind, key, ar);
    one.show.run(title, named, row);
  }

  function hide(row: number): void {
    const { type } = one.stored.get(row) as { type: string };
    for (const { kind, key } of [{ kind: "type", key: type }, ...getLabels(row)]) {
      one.uncount.run(kind, key);
      one.dropCount.run(kind, key);
    }
    for (const statement of dropText) statement.run(row);
    one.hide.run(row);
  }

  /** Whether the document existed. */
  function remove(id: string): boolean {
    const known = one.byId.get(id);
    if (!known) return false;
    const row = known.row as number;
    if (known.state === visibilityStates.live) hide(row);
    for (const statement of drop) statement.run(row);
    return true;
  }

  /** Returns the row if public now. */
  function add(entry: Entry, now: number): number | undefined {
    const { id, type, rev, moment, until, path, title, labels, names, excerpt, body } = entry;
    const isShown = entry.isShown && !(until !== null && until <= now);
    const isPlanned = isShown && moment !== null && moment > now;
    const row = findFreeRow(moment);
    const state = isPlanned ? visibilityStates.planned : visibilityStates.hidden;
    one.document.run(row, id, type, rev, state, moment, until, path, title.en, title.ar);
    one.texts.run(row, names, excerpt.en, excerpt.ar, body.en, body.ar);
    for (const { kind, key, ar } of labels) one.label.run(row, kind, key, ar);
    return isShown && !isPlanned ? row : undefined;
  }

  return {
    remove,
    /** Whether any document changed. */
    put(entries: readonly Entry[], now: number): boolean {
      const changed = entries.filter(({ id, rev }) => one.byId.get(id)?.rev !== rev);
      for (const { id } of changed) remove(id);
      const rows = changed.flatMap((entry) => add(entry, now) ?? []);
      // FTS5 flushes to disk when a row number decreases.
      for (const row of rows.sort((a, b) => a - b)) show(row);
      return changed.length > 0;
    },
    applyDue(now: number): boolean {
      const due = one.due.all(getRowAfterSecond(now), now);
      for (const { row } of due) show(row as number);
      const ended = one.ended.all(now);
      for (const { row } of ended) hide(row as number);
      return due.length + ended.length > 0;
    },
    /** In ms since 1970. */
    getNextDue(): number | undefined {
      const next = [one.nextDue.get()?.moment, one.nextEnd.get()?.until];
      const moments = next.filter((moment) => typeof moment === "number");
      return moments.length > 0 ? Math.min(...moments) : undefined;
    },
  };
}
