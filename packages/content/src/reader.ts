import type { Query, QueryParams } from "./queries/query.ts";

export interface ReaderOptions {
  projectId: string;
  dataset: string;
  /**
   * Absolute or root-relative URL, without a trailing slash.
   *
   * @default Sanity's CDN
   */
  apiHost?: string;
  /** Receives the `syncTags` of each response, if any. For caches. */
  onTags?: (tags: readonly string[] | undefined) => void;
  /** Returns the live event that CDN responses must not predate. */
  lastEvent?: () => string | undefined;
  /** @default the platform's `fetch` */
  send?: Fetch;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Reader {
  /**
   * Retries up to three times while the service is busy or unreachable.
   *
   * @param options.send replaces the reader's own
   * @throws ContentError; the signal's own reason when `signal` aborts.
   */
  fetch<Result, Params extends QueryParams>(
    query: Query<Result, Params>,
    params: Params,
    options?: { signal?: AbortSignal; send?: Fetch | undefined },
  ): Promise<Result>;
}

/**
 * offline: no response; unavailable: no content; query: rejected; invalid: misfit of the document.
 */
export type ContentErrorCode = "offline" | "timeout" | "unavailable" | "query" | "invalid";

/** `status`: HTTP status, if any. */
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

/** Also accepts errors of another copy of this module: the page renderer's bundle has its own. */
export const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === "ContentError";

const maxRetries = 3;
const timeout = 10_000;

/**
 * Creates the browser's read client: no credential, CDN enabled, published documents. Sends the
 * official client's request (`useCdn: true`), without its size. Source: specification, section 7.
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
    async fetch(query, params, { signal, send: own = send } = {}) {
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
        { signal, send: own },
      );
      onTags?.(syncTags);
      return result as never;
    },
  };
}

/**
 * Retries while the service is busy or unreachable.
 *
 * @param isContent whether the response has the expected shape
 * @param options.retries @default 3
 * @throws ContentError; the signal's own reason when `signal` aborts.
 */
export async function fetchContent<Reply>(
  url: string,
  isContent: (reply: Partial<Reply> | undefined) => boolean,
  {
    signal,
    send = fetch,
    retries = maxRetries,
  }: { signal?: AbortSignal | undefined; send?: Fetch | undefined; retries?: number } = {},
): Promise<Reply> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await ask(url, isContent, send, signal);
    if ("reply" in outcome) return outcome.reply as Reply;
    if (attempt === retries || outcome.pause === undefined) throw outcome.error;
    await wait(Math.max(outcome.pause, 200 * 2 ** attempt * (1 + Math.random())), signal);
  }
}

/** `pause`: delay before a retry, in ms. Unset: no retry. */
type Outcome = { reply: unknown } | { error: ContentError; pause?: number };

async function ask(
  url: string,
  isContent: (reply: never) => boolean,
  send: Fetch,
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
      const pause = parseRetryAfter(headers.get("retry-after"));
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

/** In ms. The header holds seconds or a date. */
function parseRetryAfter(header: string | null): number {
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
