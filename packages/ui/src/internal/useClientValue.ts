"use client";

import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Records whether the component is hydrating: only then React calls `getServerSnapshot`. */
function createOrigin<Value>(atServer: Value) {
  let isServed = false;
  return {
    isServed: () => isServed,
    serve: () => {
      isServed = true;
      return atServer;
    },
  };
}

/**
 * Like `useSyncExternalStore`, for values that only the browser has. Hydration renders `atServer`.
 * The browser's value follows in a transition, because React's own synchronous re-render would
 * hydrate all descendants in one long task.
 *
 * @param subscribe registers a change listener and returns the unsubscribe function
 * @param read returns the value in the browser. Must be stable between changes.
 */
export function useClientValue<Value>(
  subscribe: (changed: () => void) => () => void,
  read: () => Value,
  atServer: Value,
): Value {
  const [origin] = useState(() => createOrigin(atServer));
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    if (origin.isServed()) startTransition(() => setAlive(true));
  }, [origin]);
  return useSyncExternalStore(
    subscribe,
    () => (origin.isServed() && !isAlive ? atServer : read()),
    origin.serve,
  );
}

/**
 * Whether hydration is complete. False on the server and while hydrating, then true. Always true
 * for client-only rendering.
 */
export const useHydrated = (): boolean => useClientValue(never, () => true, false);
