import { randomUUID } from "node:crypto";
import type { Writer } from "./store.ts";
import type { Access, Submission } from "./types.ts";

/**
 * Stores an audit log entry. Must be called before records are returned. If it throws, they must
 * not be.
 */
export async function logAccess(
  writer: Writer,
  { what, by, records }: { what: Access["what"]; by: string; records: Pick<Submission, "_id">[] },
): Promise<void> {
  const trace: Access = {
    _id: `access.${randomUUID()}`,
    _type: "access",
    what,
    by,
    at: new Date().toISOString(),
    records: records.map(({ _id }) => _id),
  };
  await writer.create(trace, { returnDocuments: false });
}
