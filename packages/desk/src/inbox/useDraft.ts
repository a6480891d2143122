import { useState } from "react";

const prefix = "desk.draft";

/** Returns a draft's storage key. Drafts belong to a person. */
export const getDraftKey = (
  email: string,
  what: "note" | "answer",
  references: readonly string[],
): string => [prefix, email, what, ...references.toSorted()].join(" ");

export function readStored<Value>(key: string): Value | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === null ? undefined : (JSON.parse(stored) as Value);
  } catch {
    return undefined;
  }
}

/** Does nothing if storage is full or disabled. */
export function store(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The state still works, without being kept.
  }
}

/** Deletes a record's drafts. */
export function deleteDrafts(reference: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(`${prefix} `) && key.split(" ").includes(reference)) store(key, undefined);
}

/** State kept for this tab until discarded. */
export function useDraft<Draft>(key: string, create: () => Draft) {
  const [{ draft, isRestored }, setDraft] = useState(() => {
    const stored = readStored<Draft>(key);
    return { draft: stored ?? create(), isRestored: stored !== undefined };
  });
  return {
    draft,
    isRestored,
    change(next: Draft): void {
      setDraft({ draft: next, isRestored });
      store(key, next);
    },
    discard(): void {
      setDraft({ draft: create(), isRestored: false });
      store(key, undefined);
    },
  };
}

/** State kept for this tab. */
export function useSessionState<Value>(key: string, initial: Value) {
  const [value, setValue] = useState(() => readStored<Value>(key) ?? initial);
  const change = (next: Value): void => {
    setValue(next);
    store(key, next);
  };
  return [value, change] as const;
}
