import type { ChangeFeed } from "@agency/server/content";

interface Watcher {
  session: string;
  person: string;
  close: () => void;
  /** In ms since 1970. 0 if the session has ended. */
  findExpiry: () => Promise<number>;
}

interface Watchers {
  add(watcher: Watcher): () => void;
}

/** Between checks, in ms. */
const minPause = 1_000;

/** Closes event streams when their session ends: before later changes, or on expiry. */
export function createWatchers(changes: ChangeFeed): Watchers {
  const watchers = new Set<Watcher>();
  const closeAll = () => {
    for (const { close } of watchers) close();
  };
  changes.subscribe(({ documents }) => {
    if (watchers.size === 0) return;
    for (const { id, before, after } of documents)
      for (const watcher of watchers) {
        const isGone = after === undefined || after.isEnded === true;
        const hasOtherRole = after?.role !== before?.role;
        if (id === watcher.session && isGone) watcher.close();
        if (id === watcher.person && (isGone || hasOtherRole)) watcher.close();
      }
  }, closeAll);

  return {
    add(watcher) {
      let timer: NodeJS.Timeout | undefined;
      const check = async () => {
        const expiry = await watcher.findExpiry().catch(() => 0);
        if (!watchers.has(watcher)) return;
        const left = expiry - Date.now();
        if (left < 0) watcher.close();
        else timer = setTimeout(() => void check(), Math.max(minPause, left)).unref();
      };
      watchers.add(watcher);
      void check();
      return () => {
        watchers.delete(watcher);
        clearTimeout(timer);
      };
    },
  };
}
