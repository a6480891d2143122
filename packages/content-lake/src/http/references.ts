import { httpError } from "../errors.ts";
import { openWhole } from "./access.ts";
import type { Handler } from "./call.ts";

/**
 * `GET /data/references/{dataset}/documents/{id}/to` → `{totalCount, references}`: what refers to a
 * document from other datasets, as the Studio asks before it deletes one. There are none: references
 * stay within a dataset here, and those it finds by a query. For owners of the token.
 */
export const references: Handler = async (call) => {
  const [name = "", what, , direction] = call.segments;
  openWhole(call, name);
  if (what !== "documents" || direction !== "to")
    throw httpError(404, "References are those to a document");
  return Response.json({ totalCount: 0, references: [] });
};
