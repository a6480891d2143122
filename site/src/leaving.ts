/** Looks at a step through the history before the router does; stops the event to keep it from there. */
type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | undefined;

// Listeners of a window are called in the order in which they came, and the router's comes with
// its first render: this one is here before.
addEventListener("popstate", (event) => guard?.(event));

/** Sets the one guard there can be. Returns what takes it away again. */
export function guardHistory(next: HistoryGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
