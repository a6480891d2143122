import { HttpError, httpError, unauthorized } from "../errors.ts";
import type { Call } from "./route.ts";

/** Maximum size of the parameters of an anonymous query, in bytes of their JSON. */
const MAX_PARAMETERS = 4 * 1024;

/**
 * Whether the caller, who has no right to the dataset, is limited to the registered queries. The
 * process itself is not: its requests have no client.
 */
const isLimited = ({ core, client }: Call): boolean =>
  core.options.anonymousQueries !== undefined && client !== undefined;

/** Throws HttpError 401 for an anonymous caller where registered queries alone are open to them. */
export function requireCredential(call: Call): void {
  if (isLimited(call)) throw unauthorized();
}

/**
 * Checks the query of an anonymous caller where only registered ones are open to them. Throws
 * HttpError 401 for a perspective other than `published`, 405 for a body, which stays unread, 403 for
 * a query that is not registered, and 413 for parameters of more than 4 KiB.
 */
export function requireRegistered(call: Call): void {
  if (!isLimited(call)) return;
  const { core, request, url } = call;
  if (request.method === "POST")
    throw httpError(405, "Anonymous queries are read by GET", {
      Allow: "GET, HEAD, OPTIONS",
      Connection: "close",
    });
  if (url.searchParams.get("perspective") !== "published") throw unauthorized();
  if (!core.options.anonymousQueries?.has(url.searchParams.get("query") ?? ""))
    throw notRegistered();
  const parameters = [...url.searchParams].filter(([name]) => name.startsWith("$"));
  if (Buffer.byteLength(parameters.flat().join("")) > MAX_PARAMETERS)
    throw httpError(413, `The parameters of an anonymous query may have ${MAX_PARAMETERS} bytes`);
}

function notRegistered(): HttpError {
  const description =
    "This query is not registered: without a token only the queries of the site itself are answered";
  return new HttpError(403, { error: { type: "queryNotRegistered", description } }, description);
}
