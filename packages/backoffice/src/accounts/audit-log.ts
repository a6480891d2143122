import { randomUUID } from "node:crypto";
import type { Writer } from "@agency/server/submissions";

/** Entry of the audit log of accounts. */
export interface AuditEntry {
  what:
    | "set-up"
    | "invited"
    | "accepted"
    | "reset"
    | "signed-in"
    | "refused"
    | "confirmed"
    | "signed-out"
    | "sessions-ended"
    | "password-changed"
    | "passkey-added"
    | "passkey-removed"
    | "role"
    | "ended";
  /** Person's id, or a name from the command line. */
  by: string;
  whom: string;
  role?: string;
  way?: string;
}

export const createAuditEntry = (entry: AuditEntry) => ({
  _id: `trace.${randomUUID()}`,
  _type: "trace",
  at: new Date().toISOString(),
  ...entry,
});

/** Logs after the answer: response times must not reveal whether a person exists. Never fails. */
export function logRefusal(writer: Writer, person: string | undefined, way: string): void {
  setImmediate(() => {
    if (person === undefined) return;
    const refused = createAuditEntry({ what: "refused", by: person, whom: person, way });
    writer.create(refused).catch(() => undefined);
  });
}

export interface AuditEntryRow extends Pick<AuditEntry, "what"> {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Names, otherwise addresses or ids. */
  by: string;
  whom: string;
  role: string | null;
  way: string | null;
}

const pageSize = 50;

/**
 * Lists the audit log, newest first, 50 entries a page. `last` is the time and id of the last entry
 * of the page before, or a time in the future.
 */
export async function listAuditLog(
  writer: Writer,
  last: { at: string; after: string },
): Promise<{ rows: AuditEntryRow[]; isMore: boolean }> {
  const named = (field: string) =>
    `"${field}": coalesce(*[_id == ^.${field}][0] { "name": select(length(name) > 0 => name, email) }.name, ${field})`;
  const rows = await writer.fetch<AuditEntryRow[]>(
    `*[_type == "trace" && (at < $at || (at == $at && _id < $after))]
      | order(at desc, _id desc) [0...${pageSize + 1}]
      { "id": _id, at, what, ${named("by")}, ${named("whom")},
        "role": coalesce(role, null), "way": coalesce(way, null) }`,
    last,
  );
  return { rows: rows.slice(0, pageSize), isMore: rows.length > pageSize };
}

/** Deletes entries and account mails. @param before ISO 8601 */
export async function purgeAuditLog(writer: Writer, before: string): Promise<void> {
  const query = `*[_type in ["trace", "accountNotice"] && at < $before]`;
  await writer.delete({ query, params: { before } });
}
