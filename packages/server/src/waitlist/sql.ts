import { randomBytes } from "node:crypto";
import type { DueMail, WaitlistEntry, WaitlistStore } from "./store.ts";

type Row = Readonly<Record<string, unknown>>;

/** Parameters are `$1`, `$2` and so on. */
export type Query = (sql: string, values: readonly string[]) => Promise<readonly Row[]>;

/** Anyone can enter any address, so a mail is repeated after this time only. In ms. */
const askedAgain = 3_600_000;

/** Creates the table's statement, with the database's type of a time. */
export const createTable = (time: "text" | "timestamptz"): string => `
  CREATE TABLE IF NOT EXISTS waitlist (
    address_key text PRIMARY KEY,
    email text NOT NULL,
    language text NOT NULL,
    consent_version text NOT NULL,
    consent_text text NOT NULL,
    token text NOT NULL UNIQUE,
    created_at ${time} NOT NULL,
    confirmed_at ${time},
    mail_due_at ${time},
    mail_ended_at ${time},
    mail_tries integer NOT NULL DEFAULT 0
  )`;

const insert = `
  INSERT INTO waitlist (address_key, email, language, consent_version, consent_text, token,
    created_at, mail_due_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
  ON CONFLICT (address_key) DO UPDATE SET
    language = excluded.language,
    consent_version = excluded.consent_version,
    consent_text = excluded.consent_text,
    mail_due_at = excluded.mail_due_at,
    mail_tries = 0
  WHERE waitlist.confirmed_at IS NULL AND waitlist.mail_due_at IS NULL
    AND waitlist.mail_ended_at < $8`;

// The outer condition is checked again after waiting for another instance's lock.
const claim = `
  UPDATE waitlist SET mail_due_at = $2, mail_tries = mail_tries + 1
  WHERE mail_due_at <= $1 AND address_key =
    (SELECT address_key FROM waitlist WHERE mail_due_at <= $1 ORDER BY mail_due_at LIMIT 1)
  RETURNING email, language, token, mail_tries AS tries`;

const end = "UPDATE waitlist SET mail_due_at = NULL, mail_ended_at = $2 WHERE token = $1";

const postpone =
  "UPDATE waitlist SET mail_due_at = $2 WHERE token = $1 AND mail_due_at IS NOT NULL";

const confirm = `
  UPDATE waitlist SET confirmed_at = COALESCE(confirmed_at, $2), mail_due_at = NULL
  WHERE token = $1 RETURNING token`;

/** Creates a store in SQL that SQLite and PostgreSQL share. Each call is one statement. */
export function createSqlStore(query: Query, close: () => Promise<void>): WaitlistStore {
  async function add({ email, language, consentVersion, consentText }: WaitlistEntry) {
    const now = new Date();
    const token = randomBytes(32).toString("hex");
    await query(insert, [
      email.toLowerCase(),
      ...[email, language, consentVersion, consentText, token],
      now.toISOString(),
      new Date(now.getTime() - askedAgain).toISOString(),
    ]);
  }

  return {
    add,
    confirmations: {
      async claim(now, leaseEnd) {
        const [row] = await query(claim, [now.toISOString(), leaseEnd.toISOString()]);
        return row as DueMail | undefined;
      },
      async end(token, now) {
        await query(end, [token, now.toISOString()]);
      },
      async postpone(token, until) {
        await query(postpone, [token, until.toISOString()]);
      },
      confirm: async (token, now) => (await query(confirm, [token, now.toISOString()])).length > 0,
    },
    close,
  };
}
