import { randomUUID } from "node:crypto";
import type { Writer } from "./store.ts";
import type { Access, Submission } from "./types.ts";

/** Logs access to records before they are returned. If it throws, nothing must be returned. */
export async function noteAccess(
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
