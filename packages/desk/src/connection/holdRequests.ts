import { checkConnection, waitForConnection } from "./connection.ts";

/*
 * The Studio discards typed text if a write is rejected. Requests to the content service therefore
 * wait for the server and the session.
 */

let sendNow: typeof fetch = globalThis.fetch;

const gatewayErrors = [502, 503, 504];

let writes = 0;

/** Number of unconfirmed changes. */
export const countPendingWrites = (): number => writes;

const isContent = (url: string): boolean => {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && pathname.startsWith("/content/");
};

async function sendHeld(request: Request): Promise<Response> {
  for (let isRepeated = false; ; isRepeated = true) {
    await waitForConnection();
    const response = await sendNow(request.clone()).catch(rethrowAbort);
    if (response?.status === 409 && isRepeated) return acceptStored(request, response);
    const isLost = !response || response.status === 401 || gatewayErrors.includes(response.status);
    if (!isLost) return response;
    const state = await checkConnection();
    if (state !== "connected") continue;
    if (response) return response;
    if (isRepeated) return sendNow(request);
  }
}

function rethrowAbort(error: unknown): undefined {
  if (error instanceof DOMException && error.name === "AbortError") throw error;
}

/** Accepts the refusal of a transaction that is already stored. */
async function acceptStored(request: Request, response: Response): Promise<Response> {
  const { message = "" } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { message?: string };
  if (!message.startsWith("A transaction with ID")) return response;
  const { transactionId } = (await request
    .clone()
    .json()
    .catch(() => ({}))) as { transactionId?: string };
  return transactionId ? Response.json({ transactionId, results: [] }) : response;
}

/** The desk's tools report failed requests. Signing in is offered here. */
async function sendAndReport(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await sendNow(input, init);
  if (response.status === 401) void checkConnection();
  return response;
}

async function fetchHeld(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (!isContent(request.url)) return sendAndReport(input, init);
  if (request.method !== "POST") return sendHeld(request);
  writes++;
  try {
    return await sendHeld(request);
  } finally {
    writes--;
  }
}

/** Replaces `fetch`. Asks before unconfirmed changes are lost. */
export function holdRequests(): void {
  sendNow = globalThis.fetch.bind(globalThis);
  globalThis.fetch = fetchHeld;
  addEventListener("beforeunload", (event) => {
    if (writes > 0) event.preventDefault();
  });
}
