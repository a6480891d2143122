/** A promise that carries its outcome, as React's `use` reads it without suspending once it is there. */
interface Settled<T> extends Promise<T> {
  status?: "fulfilled" | "rejected";
  value?: T;
  reason?: unknown;
}

/**
 * Marks a promise with its outcome. What was loaded ahead then renders at once, where a bare
 * promise would show its fallback for a moment first. Failing ahead counts as handled: whoever
 * shows the outcome sees the failure.
 */
export function settle<T>(promise: Promise<T>): Promise<T> {
  const settled: Settled<T> = promise;
  // The handlers return nothing: to return the promise would pass its failure on, unhandled.
  promise.then(
    (value) => void Object.assign(settled, { status: "fulfilled", value }),
    (reason: unknown) => void Object.assign(settled, { status: "rejected", reason }),
  );
  return settled;
}

const caches: Map<unknown, Promise<unknown>>[] = [];

/** Keeps settled promises by what they were asked for; `forgetFailures` looks into it. */
export function promiseCache<Key>(): Map<Key, Promise<unknown>> {
  const cache = new Map<Key, Promise<unknown>>();
  caches.push(cache);
  return cache;
}

/**
 * Forgets what has failed to load, whether code, words or content, so that the next look asks
 * again. What is on its way stays.
 */
export function forgetFailures(): void {
  for (const cache of caches) {
    for (const [key, promise] of cache) {
      if ((promise as Settled<unknown>).status === "rejected") cache.delete(key);
    }
  }
}
