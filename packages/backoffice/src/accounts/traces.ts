import { randomUUID } from "node:crypto";
import type { Writer } from "@agency/server/submissions";

/** An entry of the activity log: who did what to an account. */
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
  /** Id of a person, or who was at the command line. */
  by: string;
  /** Id of the person it was done to. */
  whom: string;
  role?: string;
  /** Method of a sign-in, a confirmation or a refusal. */
  way?: string;
}

/** The document of a trace. */
export const getTrace = (trace: Trace) => ({
  _id: `trace.${randomUUID()}`,
  _type: "trace",
  at: new Date().toISOString(),
  ...trace,
});

/**
 * Writes a refused sign-in down once the answer is on its way, so that it takes no time of the answer
 * and nobody can tell by the time whether a person exists. A failure concerns the activity log alone.
 */
export function traceRefusal(writer: Writer, person: string | undefined, way: string): void {
  setImmediate(() => {
    if (person === undefined) return;
    const refused = getTrace({ what: "refused", by: person, whom: person, way });
    writer.create(refused).catch(() => undefined);
  });
}

/** A trace with the names of who did it, and to whom; an id, or a name of the command line, where there is none. */
export interface TraceRow extends Pick<Trace, "what"> {
  id: string;
  /** ISO 8601. */
  at: string;
  by: string;
  whom: string;
  role: string | null;
  way: string | null;
}

/** Page size of the activity log. */
const atOnce = 50;

/** Lists the activity log of accounts, newest first, starting after `at` and `after`. */
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

/** Deletes traces and mails to the staff about their accounts from before a moment (ISO 8601). */
export async function purgeTraces(writer: Writer, before: string): Promise<void> {
  const query = `*[_type in ["trace", "accountNotice"] && at < $before]`;
  await writer.delete({ query, params: { before } });
}
