import { HttpError, httpError } from "../errors.ts";

/** Logs internal errors and answers 500. */
export function toErrorResponse(
  error: unknown,
  log: (error: unknown) => void = () => {},
): Response {
  const known =
    error instanceof HttpError
      ? error
      : httpError(500, "The service failed to answer this request", {}, error);
  const { status, body, headers, cause } = known;
  if (cause !== undefined) log(cause);
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
