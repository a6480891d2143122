"use client";

import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Only hydration calls `getServerSnapshot`. */
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
 * Returns a browser-only value like `useSyncExternalStore`, or `atServer` on the server and during
 * hydration. Then updates in a transition: React's synchronous update would hydrate all descendants
 * in one long task.
 *
 * @param subscribe returns the unsubscribe function
 * @param read must be stable between changes
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

/** Whether hydration is complete. Always true in client-only rendering. */
export const useHydrated = (): boolean => useClientValue(never, () => true, false);
