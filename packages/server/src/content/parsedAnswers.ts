import { isContentError } from "@agency/content";
import { type ProblemHandler, parseResult } from "@agency/content/parse";

/**
 * Validates an answer of the query endpoint, so browsers need no schemas. Answers to unknown
 * queries, and failures, stay unchanged. A document that does not fit is 500.
 */
export async function parseAnswer(
  request: Request,
  answer: Response,
  onProblem: ProblemHandler,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const query = searchParams.get("query");
  if (!answer.ok || !query || !pathname.includes("/data/query/")) return answer;
  const { result, ...rest } = (await answer.json()) as { result: unknown };
  const headers = new Headers(answer.headers);
  for (const name of ["Content-Length", "ETag"]) headers.delete(name);
  try {
    const parsed = { result: parseResult(query, result, onProblem), ...rest };
    return Response.json(parsed, { status: answer.status, headers });
  } catch (error) {
    if (!isContentError(error)) throw error;
    const description = "The document does not fit its schema. The log says where.";
    return Response.json({ error: { description } }, { status: 500, headers });
  }
}
