import { useState } from "react";

/** Keeps text until the tab is closed. `undefined` removes it. */
export function useSessionDraft(key: string) {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? undefined);
  const keepDraft = (next: string | undefined) => {
    setDraft(next);
    if (next === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  return [draft, keepDraft] as const;
}
