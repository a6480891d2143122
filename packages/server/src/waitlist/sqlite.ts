import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createSqlStore, createTable } from "./sql.ts";
import type { WaitlistStore } from "./store.ts";

/** Longest wait for the write of another instance, in ms. */
const maxWait = 5_000;

/**
 * Opens or creates a waitlist in a SQLite file, which several processes of one machine may share.
 *
 * @throws the file system's or SQLite's error if the file cannot be opened
 */
export async function openSqliteStore(path: string): Promise<WaitlistStore> {
  await mkdir(dirname(path), { recursive: true });
  // SQLite would create it readable for everyone.
  await (await open(path, "a", 0o600)).close();
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA busy_timeout = ${maxWait}; PRAGMA synchronous = FULL`);
  database.exec(createTable("text"));
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();

  function prepare(sql: string) {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  }

  return createSqlStore(
    async (sql, values) =>
      prepare(sql).all(
        Object.fromEntries(values.map((value, index) => [String(index + 1), value])),
      ),
    async () => database.close(),
  );
}
