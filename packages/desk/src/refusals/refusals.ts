export interface Refusal {
  title: string;
  sentence: string;
}

const listeners = new Set<(refusal: Refusal) => void>();

/** Shows a refusal from code outside React, such as the Studio's uploader, in `Refusals`. */
export const refuse = (refusal: Refusal): void => {
  for (const listener of listeners) listener(refusal);
};

/** Returns a function that unsubscribes. */
export function onRefused(listener: (refusal: Refusal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
