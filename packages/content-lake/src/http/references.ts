import { httpError } from "../errors.ts";
import { openWhole } from "./access.ts";
import type { Handler } from "./call.ts";

/**
 * `GET /data/references/{dataset}/documents/{id}/to` → references from other datasets, requested by
 * the Studio before it deletes. Always empty, since references stay within a dataset.
 */
export const references: Handler = async (call) => {
  const [name = "", what, , direction] = call.segments;
  openWhole(call, name);
  if (what !== "documents" || direction !== "to")
    throw httpError(404, "References are those to a document");
  return Response.json({ totalCount: 0, references: [] });
};
