import { createUnauthorizedError, HttpError, httpError } from "../errors.ts";
import type { Call } from "./call.ts";
import { toErrorResponse } from "./error-response.ts";

/** In bytes of JSON. */
const MAX_PARAMETERS = 4 * 1024;

/** Requests of this process have no client and no limit. */
const isLimited = ({ core, client }: Call): boolean =>
  core.options.anonymousQueries !== undefined && client !== undefined;

/**
 * Rejects anonymous callers if only registered queries are public. Does not verify credentials.
 *
 * @throws HttpError 401
 */
export function requireCredential(call: Call): void {
  if (isLimited(call)) throw createUnauthorizedError();
}

/** Rejects an unregistered query if only registered ones are public. @throws as `check` */
export function requireRegisteredQuery(call: Call): void {
  const { anonymousQueries } = call.core.options;
  if (isLimited(call) && anonymousQueries) check(call.request, anonymousQueries);
}

/** Returns the error for an unregistered query, for servers in front of a private dataset. */
export function refuseUnregistered(
  request: Request,
  queries: ReadonlySet<string>,
): Response | undefined {
  try {
    check(request, queries);
    return undefined;
  } catch (error) {
    return toErrorResponse(error);
  }
}

/**
 * @throws HttpError 405 for a body, 401 for other perspectives than `published`, 403 for an
 *   unregistered query, 413 above 4 KiB of parameters
 */
function check({ method, url }: Request, queries: ReadonlySet<string>): void {
  if (method !== "GET" && method !== "HEAD")
    throw httpError(405, "Anonymous queries are read by GET", {
      Allow: "GET, HEAD, OPTIONS",
      Connection: "close",
    });
  const { searchParams } = new URL(url);
  if (searchParams.get("perspective") !== "published") throw createUnauthorizedError();
  if (!queries.has(searchParams.get("query") ?? "")) throw notRegistered();
  const parameters = [...searchParams].filter(([name]) => name.startsWith("$"));
  if (Buffer.byteLength(parameters.flat().join("")) > MAX_PARAMETERS)
    throw httpError(413, `The parameters of an anonymous query may have ${MAX_PARAMETERS} bytes`);
}

function notRegistered(): HttpError {
  const description =
    "This query is not registered: without a token only the queries of the site itself are answered";
  return new HttpError(403, { error: { type: "queryNotRegistered", description } }, description);
}
