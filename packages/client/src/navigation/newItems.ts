import { useSyncExternalStore } from "react";

export interface NewItems {
  count: number;
  show: () => Promise<void>;
}

let offered: NewItems | undefined;
const listeners = new Set<() => void>();

/** Offers new items to the visitor. `undefined` withdraws the offer. */
export function offerNewItems(next: NewItems | undefined): void {
  offered = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes to the offered new items, `undefined` on the server. */
export const useNewItems = (): NewItems | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  );
