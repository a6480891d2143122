import type { Query, QueryParams } from "./queries/query.ts";

/** Where the content is. There is no place for a credential: a reader sees what everybody sees. */
export interface ReaderOptions {
  projectId: string;
  dataset: string;
  /**
   * Address of the embedded service, absolute or root-relative ("/content"), without a slash at
   * the end. Unset means the delivery network of Sanity's own.
   */
  apiHost?: string;
  /**
   * Hears what each answer depends on: the service's `syncTags`, or nothing where it tells none. For
   * whoever keeps what was made of answers.
   */
  onTags?: (tags: readonly string[] | undefined) => void;
  /** The id of the live event that answers of a delivery network have to be as new as. */
  lastEvent?: () => string | undefined;
  /** Sends the requests. @default the platform's `fetch` */
  send?: Send;
}

/** Sends a request, as `fetch` does. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

export interface Reader {
  /**
   * Asks a query. Tries again, three times at most, when the service is busy or out of reach.
   * @throws ContentError; the signal's own reason when `signal` aborts.
   */
  fetch<Result, Params extends QueryParams>(
    query: Query<Result, Params>,
    params: Params,
    options?: { signal?: AbortSignal },
  ): Promise<Result>;
}

/** offline: no answer at all; unavailable: an answer without content; query: the service refused it. */
export type ContentErrorCode = "offline" | "timeout" | "unavailable" | "query";

/** Why there is no content. `status` is the HTTP status, where there was an answer. */
export class ContentError extends Error {
  readonly code: ContentErrorCode;
  readonly status: number | undefined;

  constructor(code: ContentErrorCode, message: string, status?: number) {
    super(message);
    this.name = "ContentError";
    this.code = code;
    this.status = status;
  }
}

/**
 * Whether an error is a `ContentError`, also one of another copy of this module: the bundle that
 * renders the pages has its own.
 */
export const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === "ContentError";

const maxRetries = 3;
const timeout = 10_000;

/**
 * The read client of the browser: no credential, delivery network enabled, published documents.
 * It sends the request that the official client sends with `useCdn: true`, which in the browser
 * weighs more than a whole page may. Source: specification, section 7.
 */
export function createReader({
  projectId,
  dataset,
  apiHost,
  onTags,
  lastEvent,
  send,
}: ReaderOptions): Reader {
  const host = apiHost ?? `https://${projectId}.apicdn.sanity.io`;
  const endpoint = `${host}/v2023-05-03/data/query/${dataset}?`;

  return {
    async fetch(query, params, { signal } = {}) {
      const search = new URLSearchParams({ query });
      for (const [name, value] of Object.entries(params)) {
        if (value !== undefined) search.append(`$${name}`, JSON.stringify(value));
      }
      search.append("returnQuery", "false");
      search.append("perspective", "published");
      const event = lastEvent?.();
      if (event) search.append("lastLiveEventId", event);

      const { result, syncTags } = await fetchContent<{ result: unknown; syncTags?: string[] }>(
        endpoint + search,
        (reply) => reply?.result !== undefined,
        { signal, send },
      );
      onTags?.(syncTags);
      return result as never;
    },
  };
}

/**
 * Fetches JSON without a credential. Tries again when the service is busy or out of reach.
 *
 * @param isContent whether what came is what was asked for
 * @param options.retries how often it tries again. @default 3
 * @throws ContentError; the signal's own reason when `signal` aborts.
 */
export async function fetchContent<Reply>(
  url: string,
  isContent: (reply: Partial<Reply> | undefined) => boolean,
  {
    signal,
    send = fetch,
    retries = maxRetries,
  }: { signal?: AbortSignal | undefined; send?: Send | undefined; retries?: number } = {},
): Promise<Reply> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await ask(url, isContent, send, signal);
    if ("reply" in outcome) return outcome.reply as Reply;
    if (attempt === retries || outcome.pause === undefined) throw outcome.error;
    await wait(Math.max(outcome.pause, 200 * 2 ** attempt * (1 + Math.random())), signal);
  }
}

/** `pause` is how long the service wants to be left alone, in ms; without it there is no next try. */
type Outcome = { reply: unknown } | { error: ContentError; pause?: number };

async function ask(
  url: string,
  isContent: (reply: never) => boolean,
  send: Send,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const limit = AbortSignal.timeout(timeout);
  const failed = (code: ContentErrorCode, message: string, status?: number, pause?: number) => ({
    error: new ContentError(code, message, status),
    ...(pause !== undefined && pause <= timeout && { pause }),
  });
  try {
    const response = await send(url, {
      credentials: "omit",
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const { status, headers } = response;
    if (status === 429 || status === 502 || status === 503) {
      const pause = retryAfter(headers.get("retry-after"));
      return failed("unavailable", `The content service is busy (${status}).`, status, pause);
    }
    const reply = await response.json().catch((error: unknown) => {
      if (!(error instanceof SyntaxError)) throw error;
    });
    if (response.ok && isContent(reply as never)) return { reply };
    if (status >= 400 && status < 500) {
      const reason = reply?.error?.description ?? reply?.error?.message ?? reply?.message ?? status;
      return failed("query", `The content service refused the query: ${reason}`, status);
    }
    return failed("unavailable", `The content service gave no content (${status}).`, status);
  } catch {
    signal?.throwIfAborted();
    return limit.aborted
      ? failed("timeout", "The content service did not answer in time.")
      : failed("offline", "The content service is out of reach.", undefined, 0);
  }
}

/** The header `Retry-After`, seconds or a date, in ms from now. */
function retryAfter(header: string | null): number {
  return Number(header) * 1000 || Date.parse(header ?? "") - Date.now() || 0;
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    }
    signal?.addEventListener("abort", done);
  });
}
