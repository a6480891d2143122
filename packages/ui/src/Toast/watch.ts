interface Watcher {
  /** F8 was pressed. */
  focus: () => void;
  /** The tab has been hidden or is shown again. */
  look: () => void;
}

const watchers = new Set<Watcher>();

const keydown = (event: KeyboardEvent) => {
  if (event.key !== "F8") return;
  event.preventDefault();
  for (const { focus } of watchers) focus();
};
const visibilitychange = () => {
  for (const { look } of watchers) look();
};

/** Tells of what happens to the document, by one listener for all: listeners are dear to add. */
export function watch(watcher: Watcher): () => void {
  if (watchers.size === 0) {
    document.addEventListener("keydown", keydown);
    document.addEventListener("visibilitychange", visibilitychange);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    document.removeEventListener("keydown", keydown);
    document.removeEventListener("visibilitychange", visibilitychange);
  };
}
