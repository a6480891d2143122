import { useSyncExternalStore } from "react";

export interface NewItems {
  count: number;
  show: () => Promise<void>;
}

let offered: NewItems | undefined;
const listeners = new Set<() => void>();

/**
 * Sets the new items offered to the visitor and notifies subscribers. `undefined` withdraws the
 * offer.
 */
export function offerNewItems(next: NewItems | undefined): void {
  offered = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes to the new items offered to the visitor, `undefined` on the server or without any. */
export const useNewItems = (): NewItems | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  );
