import { HttpError, httpError } from "../errors.ts";

/** Returns the response to a failed request. A failure of the service itself is logged, and answered with 500. */
export function answerFailure(error: unknown, log: (error: unknown) => void = () => {}): Response {
  const known =
    error instanceof HttpError
      ? error
      : httpError(500, "The service failed to answer this request", {}, error);
  const { status, body, headers, cause } = known;
  if (cause !== undefined) log(cause);
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
