import { useCallback, useEffect, useState } from "react";
import { readSettings } from "../settings.ts";

/** What the visitor answered to the question about measuring scripts. */
export type Consent = "accepted" | "rejected";

const storageKey = "cookie-consent";

function storedConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "accepted" || stored === "rejected" ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Loads the hosting platform's measuring scripts, once; nothing of them is loaded before consent. */
function loadAnalytics(): void {
  for (const src of readSettings().analytics) {
    if ([...document.scripts].some((script) => script.getAttribute("src") === src)) continue;
    const script = document.createElement("script");
    script.src = src;
    script.defer = true;
    document.head.append(script);
  }
}

/**
 * The visitor's consent, kept in local storage. `ask` forgets the answer; after a withdrawal the
 * page loads anew, because a script that runs cannot be taken back.
 */
export function useConsent() {
  const [consent, setConsent] = useState(storedConsent);

  useEffect(() => {
    if (consent === "accepted") loadAnalytics();
  }, [consent]);

  const answer = useCallback((next: Consent) => {
    const withdrawn = storedConsent() === "accepted" && next === "rejected";
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // The answer holds for this page at least.
    }
    if (withdrawn) location.reload();
    else setConsent(next);
  }, []);

  const ask = useCallback(() => setConsent(undefined), []);
  return { consent, answer, ask };
}
