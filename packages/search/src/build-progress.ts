import type { DocumentType } from "./index-entry.ts";

/** Counts compared documents by type. */
export function createProgress() {
  const types = new Map<DocumentType, { compared: number; total: number }>();
  let hasFailed = false;
  return {
    begin(type: DocumentType, total: number): void {
      types.set(type, { compared: 0, total });
    },
    advance(type: DocumentType, compared: number): void {
      hasFailed = false;
      const state = types.get(type);
      if (state) state.compared = Math.min(state.total, state.compared + compared);
    },
    fail(): void {
      hasFailed = true;
      for (const state of types.values()) state.compared = 0;
    },
    /** From 0 to 1. `undefined` from a failure until further progress. */
    get(): number | undefined {
      if (hasFailed) return undefined;
      const all = [...types.values()];
      const total = all.reduce((sum, one) => sum + one.total, 0);
      return total === 0 ? 0 : all.reduce((sum, one) => sum + one.compared, 0) / total;
    },
  };
}
