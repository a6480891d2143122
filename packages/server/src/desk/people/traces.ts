import type { Writer } from "../../submissions/submissions.ts";
import type { Trace } from "../people.ts";

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

/** As many as are read at once. */
const atOnce = 50;

/** What the staff did with accounts, newest first, from the one after `at` and `after` on. */
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

/** Deletes the traces of before a moment (ISO 8601). */
export async function purgeTraces(writer: Writer, before: string): Promise<void> {
  await writer.delete({ query: `*[_type == "trace" && at < $before]`, params: { before } });
}
