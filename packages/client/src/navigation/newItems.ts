import { useSyncExternalStore } from "react";

export interface NewItems {
  count: number;
  show: () => Promise<void>;
}

let offered: NewItems | undefined;
const listeners = new Set<() => void>();

export function offerNewItems(next: NewItems | undefined): void {
  offered = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns `undefined` on the server */
export const useNewItems = (): NewItems | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  );
