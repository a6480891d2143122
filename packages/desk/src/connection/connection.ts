/** `unreachable`: the server restarts, or the browser is offline. */
export type ConnectionState = "connected" | "unreachable" | "signed-out";

export interface Profile {
  id: string;
  name: string;
  email: string;
  /** Absolute. ISO 8601. */
  endsAt: string;
}

const maxPause = 5_000;

let isMonitored = false;
let state: ConnectionState = "connected";
let profile: Profile | undefined;
let checking: Promise<ConnectionState> | undefined;
const listeners = new Set<() => void>();

function setState(next: ConnectionState): void {
  if (state === next) return;
  state = next;
  for (const listener of [...listeners]) listener();
}

export const getConnectionState = (): ConnectionState => state;

/** Returns who opened the desk. */
export const getProfile = (): Profile | undefined => profile;

/** Returns an unsubscribe function. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function fetchState(): Promise<ConnectionState> {
  const response = await fetch("/desk/api/session").catch(() => undefined);
  if (response?.status === 401) return "signed-out";
  if (!response?.ok) return "unreachable";
  // A proxy may answer instead, or the connection may break.
  const found = (await response.json().catch(() => undefined)) as Profile | undefined;
  if (!found) return "unreachable";
  // One person's text must not be sent in another's name.
  if (profile && profile.id !== found.id) return "signed-out";
  profile = found;
  return "connected";
}

async function checkAndRetry(): Promise<ConnectionState> {
  const next = await fetchState();
  checking = undefined;
  setState(next);
  if (next === "unreachable") void retry(500);
  return next;
}

async function retry(pause: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (state !== "unreachable") return;
  const next = await fetchState();
  setState(next);
  if (next === "unreachable") void retry(Math.min(2 * pause, maxPause));
}

/** Requires the embedded content service. Sanity projects have their own sessions. */
export function monitorConnection(): Promise<ConnectionState> {
  isMonitored = true;
  return checkConnection();
}

/** Requests the session until the server answers. */
export function checkConnection(): Promise<ConnectionState> {
  if (state === "unreachable" || !isMonitored) return Promise.resolve(state);
  checking ??= checkAndRetry();
  return checking;
}

/** Resolves at once while connected. */
export function waitForConnection(): Promise<void> {
  if (state === "connected") return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeToConnection(() => {
      if (state !== "connected") return;
      stop();
      resolve();
    });
  });
}
