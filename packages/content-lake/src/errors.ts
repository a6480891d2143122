/** Error with a status and JSON body. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    body: object,
    message: string,
    headers: Record<string, string> = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const REASONS: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Payload Too Large",
  415: "Unsupported Media Type",
  421: "Misdirected Request",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
  507: "Insufficient Storage",
};

/** Sanity's usual shape. A `cause` is logged, never sent. */
export function httpError(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  cause?: unknown,
): HttpError {
  const body = { statusCode: status, error: REASONS[status] ?? "Error", message };
  return new HttpError(status, body, message, headers, cause);
}

export function createTooManyRequestsError(): HttpError {
  return httpError(429, "Too many requests at once: wait, and ask for less", {
    "Retry-After": "2",
  });
}

export function createUnauthorizedError(): HttpError {
  const message = "Session not found: sign in, or send a valid token in the Authorization header";
  return new HttpError(
    401,
    { statusCode: 401, error: "Unauthorized", message, errorCode: "SIO-401-ANF" },
    message,
    { "WWW-Authenticate": "Bearer" },
  );
}

/** Positions are UTF-16 offsets into the query. */
export function queryParseError(
  description: string,
  query: string,
  start: number,
  end: number,
): HttpError {
  const error = { type: "queryParseError", description, query, start, end };
  return new HttpError(400, { error }, description);
}

export function queryError(description: string): HttpError {
  return new HttpError(400, { error: { type: "queryEvaluationError", description } }, description);
}

export interface MutationErrorItem {
  type: string;
  description: string;
  [detail: string]: unknown;
}

/** Rejects a transaction because of mutation `index`. */
export function mutationError(status: number, index: number, item: MutationErrorItem): HttpError {
  const description = `The mutation(s) failed: ${item.description}`;
  const error = { type: "mutationError", description, items: [{ index, error: item }] };
  return new HttpError(status, { error }, description);
}
