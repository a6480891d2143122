import type { PageOutcome } from "./outcome.ts";

/** The oldest are forgotten. */
const maxBroken = 100;

/**
 * Records failed pages. Keeps the last whose content could not be read, until it or its home page
 * renders. Broken pages are one document's fault, so the instance stays ready.
 */
export function createFailureTracker(findHome: (address: string) => string) {
  let failing: string | undefined;
  const broken = new Set<string>();
  return {
    note(address: string, outcome: PageOutcome): void {
      broken.delete(address);
      if (outcome === "failed") failing = address;
      else if (failing !== undefined && [failing, findHome(failing)].includes(address))
        failing = undefined;
      if (outcome !== "broken") return;
      broken.add(address);
      for (const oldest of broken) {
        if (broken.size <= maxBroken) break;
        broken.delete(oldest);
      }
    },
    get: () => failing,
    /** Least recently rendered first. */
    getBroken: (): readonly string[] => [...broken],
  };
}
