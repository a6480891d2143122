"use client";

import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Remembers whether a component took over a server's HTML: React asks then, and only then, for the server's value. */
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
 * `useSyncExternalStore` for what a server cannot know. In the render that takes over a server's HTML it
 * is `atServer`; what the browser knows comes after that as a transition, where React's own hook
 * would render again at once and bring everything below to life in one long task.
 *
 * @param subscribe calls what it is given when the value changes, until the function it returns is called
 * @param read the value in the browser; the same as long as nothing changed
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
 * Whether a component may show what only the browser knows: false on the server and in the render
 * that takes its HTML over, true soon after, and from the start where there was no such HTML.
 */
export const useHydrated = (): boolean => useClientValue(never, () => true, false);
