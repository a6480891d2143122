import { evaluateSync, parse } from "groq-js";
import { checkConnection, waitForConnection } from "./connection/connection.ts";
import { countPendingWrites } from "./connection/holdRequests.ts";

/*
 * The Studio opens an event stream for each document and list. Browsers allow six connections per
 * host (HTTP/1.1), so a seventh would block all requests. Here a dataset's streams share one, and
 * get the events that match their query.
 *
 * The Studio makes forms read-only while a stream is interrupted, so interruptions are hidden.
 * After a missed change, `welcome` makes it reload its documents.
 */

/** State of the dataset after an event. */
interface Position {
  position?: string;
}

interface MutationEvent extends Position {
  documentId: string;
  previous?: unknown;
  result?: unknown;
  transition: string;
  transactionCurrentEvent: number;
  transactionTotalEvents: number;
}

const NativeEventSource = globalThis.EventSource;

const isListenUrl = (url: URL): boolean => /\/data\/listen\/[^/]+$/.test(url.pathname);

class SharedStream {
  #source: EventSource;
  readonly #url: URL;
  readonly #listeners = new Set<SharedEventSource>();
  /** Events of the transaction, counted by each matching listener. */
  #transaction: MutationEvent[] = [];
  #isOpen = false;
  #position: string | undefined;
  readonly #end: () => void;

  constructor(url: URL, end: () => void) {
    this.#end = end;
    this.#url = new URL(url);
    this.#url.search = new URLSearchParams({
      query: "*",
      includeResult: "true",
      includePreviousRevision: "true",
      includeAllVersions: "true",
      effectFormat: "mendoza",
      visibility: "query",
    }).toString();
    this.#source = this.#connect();
  }

  #connect(): EventSource {
    const source = new NativeEventSource(this.#url, { withCredentials: true });
    source.addEventListener("welcome", ({ data }) => this.#welcome(data));
    source.addEventListener("mutation", ({ data }) => this.#receive(JSON.parse(data)));
    source.addEventListener("error", () => void this.#reconnect(source));
    return source;
  }

  #welcome(data: string): void {
    const { position } = JSON.parse(data) as Position;
    const isMissed = position === undefined || position !== this.#position;
    this.#position = position;
    this.#isOpen = true;
    for (const one of this.#listeners)
      if (one.readyState === one.CONNECTING) one.pass("welcome", data);
      else if (isMissed) void waitForWrites().then(() => one.pass("welcome", data));
  }

  #receive(mutation: MutationEvent): void {
    this.#position = mutation.position;
    this.#transaction.push(mutation);
    if (mutation.transactionCurrentEvent < mutation.transactionTotalEvents) return;
    const transaction = this.#transaction;
    this.#transaction = [];
    for (const one of this.#listeners) one.dispatch(transaction);
  }

  async #reconnect(source: EventSource): Promise<void> {
    this.#isOpen = false;
    this.#transaction = [];
    void checkConnection();
    // The browser reconnects by itself.
    if (source.readyState !== source.CLOSED) return;
    await sleep(reconnectPause);
    await waitForConnection();
    if (this.#listeners.size > 0 && this.#source === source) this.#source = this.#connect();
  }

  join(one: SharedEventSource): void {
    this.#listeners.add(one);
    // Listeners are added later.
    if (this.#isOpen)
      setTimeout(() => one.pass("welcome", JSON.stringify({ listenerName: "shared" })));
  }

  leave(one: SharedEventSource): void {
    this.#listeners.delete(one);
    if (this.#listeners.size > 0) return;
    this.#source.close();
    this.#end();
  }
}

const reconnectPause = 3_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Reloaded documents would replace unstored changes. */
async function waitForWrites(): Promise<void> {
  do await sleep(300);
  while (countPendingWrites() > 0);
}

const lines = new Map<string, SharedStream>();

function getLine(url: URL): SharedStream {
  const key = url.origin + url.pathname;
  const known = lines.get(key);
  if (known) return known;
  const line = new SharedStream(url, () => lines.delete(key));
  lines.set(key, line);
  return line;
}

/** Has the interface of `EventSource`. */
class SharedEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSED = 2;
  readonly url: string;
  readonly withCredentials = true;
  readyState = 0;
  readonly #line: SharedStream;
  readonly #finds: (document: unknown) => boolean;
  readonly #includes: { result: boolean; previous: boolean; versions: boolean };

  constructor(url: URL) {
    super();
    this.url = url.href;
    const { searchParams: search } = url;
    this.#finds = createMatcher(search);
    this.#includes = {
      result: search.get("includeResult") !== "false",
      previous: search.get("includePreviousRevision") === "true",
      versions: search.get("includeAllVersions") === "true",
    };
    this.#line = getLine(url);
    this.#line.join(this);
  }

  pass(name: string, data: string): void {
    if (this.readyState === this.CLOSED) return;
    this.readyState = this.OPEN;
    this.dispatchEvent(new MessageEvent(name, { data }));
  }

  dispatch(transaction: MutationEvent[]): void {
    const found = transaction.flatMap((mutation) => {
      const transition = this.#getTransition(mutation);
      return transition ? [{ ...mutation, transition }] : [];
    });
    for (const [at, { previous, result, ...mutation }] of found.entries()) {
      const data = {
        ...mutation,
        transactionCurrentEvent: at + 1,
        transactionTotalEvents: found.length,
        ...(this.#includes.previous && { previous }),
        ...(this.#includes.result && { result }),
      };
      this.pass("mutation", JSON.stringify(data));
    }
  }

  #getTransition({ documentId, previous, result }: MutationEvent): string | undefined {
    if (!this.#includes.versions && documentId.startsWith("versions.")) return;
    const was = previous != null && this.#finds(previous);
    const is = result != null && this.#finds(result);
    if (was) return is ? "update" : "disappear";
    return is ? "appear" : undefined;
  }

  close(): void {
    if (this.readyState === this.CLOSED) return;
    this.readyState = this.CLOSED;
    this.#line.leave(this);
  }
}

function createMatcher(search: URLSearchParams): (document: unknown) => boolean {
  const params: Record<string, unknown> = {};
  for (const [name, value] of search)
    if (name.startsWith("$")) params[name.slice(1)] = JSON.parse(value);
  const query = parse(search.get("query") ?? "*", { params });
  return (document) => {
    const found: unknown = evaluateSync(query, { dataset: [document], params }).data;
    return Array.isArray(found) ? found.length > 0 : found !== null;
  };
}

/**
 * Replaces the content client's `eventsource`. Streams of a dataset share a connection. Others are
 * the browser's.
 */
export const EventSource = function EventSource(url: string | URL) {
  const address = new URL(url, location.href);
  if (isListenUrl(address)) return new SharedEventSource(address);
  return new NativeEventSource(address, { withCredentials: true });
} as unknown as typeof globalThis.EventSource;
