import { DatabaseSync } from "node:sqlite";

/** The documents of a dataset as they were at one moment. */
export interface Snapshot {
  /** In the order of their ids. */
  rows: Iterable<{ id: string; body: string }>;
  /** To be called once no more is read: until then what is deleted stays legible in the file. */
  close(): void;
}

/** Opens a dataset's file beside whoever writes to it. */
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
