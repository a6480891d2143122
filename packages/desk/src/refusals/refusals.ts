export interface Refusal {
  title: string;
  sentence: string;
}

const listeners = new Set<(refusal: Refusal) => void>();

/** Shows a refusal in `Refusals`, also from the Studio's uploader. */
export const refuse = (refusal: Refusal): void => {
  for (const listener of listeners) listener(refusal);
};

/** Returns an unsubscribe function. */
export function onRefused(listener: (refusal: Refusal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
