export interface Field {
  documentId: string;
  path: readonly unknown[];
}

/** The Studio's description of an open document. */
export interface Location {
  type: "document";
  documentId: string;
  path?: unknown[];
  lastActiveAt: string;
}

export interface PresentSession {
  session: string;
  user: string;
  /** Field with the cursor. */
  field?: Field;
  locations: Location[];
}

/** Field of this tab and all others, by the last answer. */
export interface Presence {
  own: Field | undefined;
  others: PresentSession[];
}

/** In ms. */
const pollingInterval = 4_000;

/** In ms. The tab then counts as left, also for the session's idle timeout. */
const maxIdleTime = 120_000;

let presence: Presence = { own: undefined, others: [] };
let announced: { session: string; locations: Location[] } | undefined;
let field: Field | undefined;
let lastInput = Date.now();
let isPolling = false;
const listeners = new Set<() => void>();

export const getPresence = (): Presence => presence;

/** Returns an unsubscribe function. */
export function subscribeToPresence(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let sending = Promise.resolve();

/** Sends states in order, so that the server has the latest. */
function exchange(): Promise<void> {
  sending = sending.then(send);
  return sending;
}

async function send(): Promise<void> {
  if (!announced || Date.now() - lastInput > maxIdleTime) return;
  const own = field;
  const response = await fetch("/desk/api/presence", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...announced, field: own }),
  }).catch(() => undefined);
  if (!response?.ok) return;
  const answer = (await response.json().catch(() => undefined)) as
    | { sessions: PresentSession[] }
    | undefined;
  if (!answer) return;
  presence = { own, others: answer.sessions };
  for (const listener of [...listeners]) listener();
}

async function poll(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pollingInterval));
    if (document.visibilityState === "visible") await exchange();
  }
}

/** Announces this tab's location, now and every few seconds while used. */
export function announce(session: string, locations: Location[]): void {
  announced = { session, locations };
  void exchange();
  if (isPolling) return;
  isPolling = true;
  addEventListener("pagehide", leave);
  for (const event of ["keydown", "pointerdown"])
    addEventListener(event, () => {
      lastInput = Date.now();
    });
  void poll();
}

/** Takes a field, unless it is taken. */
export function enterField(next: Field): void {
  field = next;
  void exchange();
}

export function leaveField(): void {
  field = undefined;
  void exchange();
}

function leave(): void {
  if (!announced) return;
  void fetch(`/desk/api/presence/${encodeURIComponent(announced.session)}`, {
    method: "DELETE",
    headers: { "Content-Type": "application/json" },
    body: "{}",
    keepalive: true,
  }).catch(() => undefined);
}
