import { HttpError, httpError, unauthorized } from "../errors.ts";
import type { Call } from "./call.ts";
import { answerFailure } from "./failure.ts";

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
 * Checks the query of an anonymous caller where only registered ones are open to them. Throws as
 * `check` does.
 */
export function requireRegistered(call: Call): void {
  const { anonymousQueries } = call.core.options;
  if (isLimited(call) && anonymousQueries) check(call.request, anonymousQueries);
}

/**
 * Returns the refusal of an anonymous caller's query, `undefined` if the query is registered. For
 * servers that pass registered queries on to a private dataset.
 */
export function refuseUnregistered(
  request: Request,
  queries: ReadonlySet<string>,
): Response | undefined {
  try {
    check(request, queries);
    return undefined;
  } catch (error) {
    return answerFailure(error);
  }
}

/**
 * Throws HttpError 405 for a body, which stays unread, 401 for a perspective other than `published`,
 * 403 for a query that is not registered, and 413 for parameters of more than 4 KiB.
 */
function check({ method, url }: Request, queries: ReadonlySet<string>): void {
  if (method !== "GET" && method !== "HEAD")
    throw httpError(405, "Anonymous queries are read by GET", {
      Allow: "GET, HEAD, OPTIONS",
      Connection: "close",
    });
  const { searchParams } = new URL(url);
  if (searchParams.get("perspective") !== "published") throw unauthorized();
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
