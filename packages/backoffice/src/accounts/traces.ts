import { randomUUID } from "node:crypto";
import type { Writer } from "@agency/server/submissions";

export interface Trace {
  what:
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
  /** Id of a person, or a name from the command line. */
  by: string;
  whom: string;
  role?: string;
  way?: string;
}

export const getTrace = (trace: Trace) => ({
  _id: `trace.${randomUUID()}`,
  _type: "trace",
  at: new Date().toISOString(),
  ...trace,
});

/**
 * Logs after the answer was sent, so that response times do not reveal whether a person exists.
 * Failures to log are ignored.
 */
export function traceRefusal(writer: Writer, person: string | undefined, way: string): void {
  setImmediate(() => {
    if (person === undefined) return;
    const refused = getTrace({ what: "refused", by: person, whom: person, way });
    writer.create(refused).catch(() => undefined);
  });
}

export interface TraceRow extends Pick<Trace, "what"> {
  id: string;
  /** ISO 8601. */
  at: string;
  by: string;
  whom: string;
  role: string | null;
  way: string | null;
}

const atOnce = 50;

/** Newest first. `at` and `after` are the last entry of the page before. */
export async function listTraces(
  writer: Writer,
  last: { at: string; after: string },
): Promise<{ rows: TraceRow[]; isMore: boolean }> {
  const named = (field: string) =>
    `"${field}": coalesce(*[_id == ^.${field}][0] { "name": select(length(name) > 0 => name, email) }.name, ${field})`;
  const rows = await writer.fetch<TraceRow[]>(
    `*[_type == "trace" && (at < $at || (at == $at && _id < $after))]
      | order(at desc, _id desc) [0...${atOnce + 1}]
      { "id": _id, at, what, ${named("by")}, ${named("whom")},
        "role": coalesce(role, null), "way": coalesce(way, null) }`,
    last,
  );
  return { rows: rows.slice(0, atOnce), isMore: rows.length > atOnce };
}

/** Deletes entries and account mails. @param before ISO 8601 */
export async function purgeTraces(writer: Writer, before: string): Promise<void> {
  const query = `*[_type in ["trace", "accountNotice"] && at < $before]`;
  await writer.delete({ query, params: { before } });
}
