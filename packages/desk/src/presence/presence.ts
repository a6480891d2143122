/** Part of a document that somebody has open. The path is that of the field with the cursor. */
export interface Location {
  type: "document";
  documentId: string;
  path?: unknown[];
  lastActiveAt: string;
}

export interface PresentSession {
  session: string;
  user: string;
  locations: Location[];
}

/** Locations of this tab and of all others, as of the last answer of the server. */
export interface Presence {
  own: Location[];
  others: PresentSession[];
}

/** In ms. */
const pollingInterval = 4_000;

/** Afterwards the tab counts as left, also for the idle timeout of the session. In ms. */
const maxIdleTime = 120_000;

let presence: Presence = { own: [], others: [] };
let announced: { session: string; locations: Location[] } | undefined;
let lastInput = Date.now();
let isPolling = false;
const listeners = new Set<() => void>();

export const getPresence = (): Presence => presence;

/** Returns a function that unsubscribes. */
export function subscribeToPresence(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function exchange(): Promise<void> {
  if (!announced || Date.now() - lastInput > maxIdleTime) return;
  const { locations } = announced;
  const response = await fetch("/desk/api/presence", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(announced),
  }).catch(() => undefined);
  if (!response?.ok) return;
  const { sessions } = (await response.json()) as { sessions: PresentSession[] };
  presence = { own: locations, others: sessions };
  for (const listener of [...listeners]) listener();
}

async function poll(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pollingInterval));
    if (document.visibilityState === "visible") await exchange();
  }
}

/** Says where this tab is, now and every few seconds while somebody uses it. */
export function announce(session: string, locations: Location[]): void {
  announced = { session, locations };
  void exchange();
  if (isPolling) return;
  isPolling = true;
  for (const event of ["keydown", "pointerdown"])
    addEventListener(event, () => {
      lastInput = Date.now();
    });
  void poll();
}

export function leave(): void {
  if (!announced) return;
  void fetch(`/desk/api/presence/${encodeURIComponent(announced.session)}`, {
    method: "DELETE",
    headers: { "Content-Type": "application/json" },
    body: "{}",
    keepalive: true,
  }).catch(() => undefined);
}
