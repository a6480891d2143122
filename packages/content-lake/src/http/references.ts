import { httpError } from "../errors.ts";
import { authorizeFullRead } from "./authorize.ts";
import type { Handler } from "./call.ts";
import { parseIds } from "./request-body.ts";

/**
 * `GET /data/references/{dataset}/documents/{id}/to` → references from other datasets, always none.
 * Requested by the Studio before deletions.
 *
 * `GET /data/references/{dataset}/documents/{id,id}/from` → `{documents: [{_id, sources}]}`: ids of
 * documents with strong references to each. Not in Sanity's API.
 */
export const references: Handler = async (call) => {
  const [name = "", what, list = "", direction] = call.segments;
  const dataset = authorizeFullRead(call, name);
  if (what === "documents" && direction === "to")
    return Response.json({ totalCount: 0, references: [] });
  if (what === "documents" && direction === "from")
    return Response.json({
      documents: parseIds(list).map((_id) => ({ _id, sources: dataset.referrers(_id) })),
    });
  throw httpError(404, "References are those to a document, or from documents");
};
