import type { Document, JsonObject } from "../document.ts";
import { rawView } from "../store/documents.ts";
import { evaluateQuery, type QueryContext } from "./evaluate.ts";

/** Returns a predicate for single documents from a query's filter. */
export function createMatcher(
  text: string,
  params: JsonObject,
  context: QueryContext,
): (document: Document | undefined) => boolean {
  return (document) => {
    const view = rawView(new Map(document ? [[document._id, document]] : []));
    const found = evaluateQuery(view, text, params, context);
    return document !== undefined && (Array.isArray(found) ? found.length > 0 : found !== null);
  };
}
