import { DatabaseSync } from "node:sqlite";

export interface Snapshot {
  /** Sorted by id. */
  rows: Iterable<{ id: string; body: string }>;
  /** Until then, deleted content stays readable in the file. */
  close(): void;
}

/** Opens a consistent read of documents. @param after lists only greater ids */
export function openSnapshot(
  file: string,
  { types, after }: { types: readonly string[] | undefined; after: string },
): Snapshot {
  const db = new DatabaseSync(file, { readOnly: true });
  const ofTypes = types ? ` AND type IN (${types.map(() => "?").join(",")})` : "";
  try {
    db.exec("BEGIN");
    const all = db.prepare(`SELECT id, body FROM documents WHERE id > ?${ofTypes} ORDER BY id`);
    const rows = all.iterate(after, ...(types ?? []));
    return {
      rows: rows as Iterable<{ id: string; body: string }>,
      close: () => {
        if (db.isOpen) db.close();
      },
    };
  } catch (error) {
    db.close();
    throw error;
  }
}
