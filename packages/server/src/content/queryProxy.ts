import { ContentError } from "@agency/content";
import { browserQueries } from "@agency/content/queries/browser";
import { refuseUnregistered } from "@agency/content-lake";
import type { Timeouts } from "../settings/timeouts.ts";
import type { ContentAddress } from "./content.ts";

const version = "v2023-05-03";

/** Forwarded in addition to `$…`. */
const passed = ["query", "perspective", "returnQuery", "lastLiveEventId"];

/**
 * Forwards registered queries to a remote content service, with the token for a private dataset.
 * Others are 404.
 * @param failed receives refused tokens and connection errors
 */
export function createQueryProxy(
  { projectId, dataset, apiHost, token }: ContentAddress,
  failed: (error: unknown) => void,
  timeouts: Timeouts,
): (request: Request) => Promise<Response> {
  const path = `/${version}/data/query/${dataset}`;
  const endpoint = `${apiHost ?? `https://${projectId}.apicdn.sanity.io`}${path}`;
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== path) return failure(404, "There is nothing at this address");
    const refusal = refuseUnregistered(request, browserQueries);
    if (refusal) return refusal;
    const search = new URLSearchParams(
      [...searchParams].filter(([name]) => name.startsWith("$") || passed.includes(name)),
    );
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeouts.content)]);
    const answer = await fetch(`${endpoint}?${search}`, { headers, signal }).catch((error) => {
      if (!request.signal.aborted) failed(error);
      return undefined;
    });
    if (!answer) return failure(502, "The content service is out of reach");
    const { status } = answer;
    if (status === 401 || status === 403) {
      failed(new ContentError("query", "The content service refuses SANITY_WRITE_TOKEN.", status));
      return failure(502, "The content service refuses this server");
    }
    const retryAfter = answer.headers.get("Retry-After");
    return new Response(answer.body, {
      status,
      headers: { ...json, ...(retryAfter && { "Retry-After": retryAfter }) },
    });
  };
}

const json = { "Content-Type": "application/json", "Cache-Control": "private, no-store" };

const failure = (status: number, message: string): Response =>
  Response.json({ statusCode: status, message }, { status, headers: json });
