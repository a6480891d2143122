import { httpError } from "../errors.ts";
import { authorizeFullRead } from "./authorize.ts";
import type { Handler } from "./call.ts";

/**
 * Returns no references from other datasets, since there are none here: `GET
 * /data/references/{dataset}/documents/{id}/to`. Requested by the Studio before deletions.
 */
export const references: Handler = async (call) => {
  const [name = "", what, , direction] = call.segments;
  authorizeFullRead(call, name);
  if (what !== "documents" || direction !== "to")
    throw httpError(404, "References are those to a document");
  return Response.json({ totalCount: 0, references: [] });
};
