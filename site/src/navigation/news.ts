import { useSyncExternalStore } from "react";

/** What a list would show beside what it shows, which nobody has asked for yet. */
export interface News {
  /** How many there are. */
  count: number;
  /** Shows them. */
  show: () => Promise<void>;
}

let offered: News | undefined;
const heard = new Set<() => void>();

export function offerNews(next: News | undefined): void {
  offered = next;
  for (const hear of heard) hear();
}

function subscribe(hear: () => void): () => void {
  heard.add(hear);
  return () => heard.delete(hear);
}

/** What is offered to whoever looks at the page; nothing on the server, and while nothing is new. */
export const useNews = (): News | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  );
