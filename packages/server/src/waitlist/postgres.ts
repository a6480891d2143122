import pg from "pg";
import { createSqlStore, createTable } from "./sql.ts";
import type { WaitlistStore } from "./store.ts";

/** In ms. */
const timeout = 5_000;

/** Any number. Instances that start at once would both create the table. */
const lockKey = 7_261_409;

/**
 * Opens or creates a waitlist in PostgreSQL, which any number of instances may share.
 *
 * @throws the driver's error if the database cannot be reached
 */
export async function openPostgresStore(connectionString: string): Promise<WaitlistStore> {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  // Idle connections end with the database. The next query opens another.
  pool.on("error", () => undefined);
  try {
    await pool.query(
      `BEGIN; SELECT pg_advisory_xact_lock(${lockKey}); ${createTable("timestamptz")}; COMMIT`,
    );
  } catch (error) {
    await pool.end();
    throw error;
  }
  return createSqlStore(
    async (sql, values) => (await pool.query<Record<string, unknown>>(sql, [...values])).rows,
    () => pool.end(),
  );
}
