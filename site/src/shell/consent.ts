import { createScriptUrl } from "@agency/ui/trusted-types";
import { useCallback, useContext, useEffect, useState } from "react";
import { ApplicantContext } from "../applicant.ts";
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
    script.src = createScriptUrl(src);
    script.defer = true;
    document.head.append(script);
  }
}

/**
 * The visitor's consent, kept in local storage, the same in every tab. `ask` shows the question
 * again, and the answer holds until there is another; after a withdrawal the page loads anew,
 * because a script that runs cannot be taken back. An applicant's own page is measured by nobody.
 */
export function useConsent() {
  const [consent, setConsent] = useState(storedConsent);
  const isPrivate = useContext(ApplicantContext) !== undefined;

  useEffect(() => {
    if (consent === "accepted" && !isPrivate) loadAnalytics();
  }, [consent, isPrivate]);

  const change = useCallback((last: string | null | undefined, next: Consent | undefined) => {
    if (last === "accepted" && next === "rejected") location.reload();
    else setConsent(next);
  }, []);

  useEffect(() => {
    const answeredElsewhere = ({ key, oldValue }: StorageEvent) => {
      if (key === storageKey) change(oldValue, storedConsent());
    };
    addEventListener("storage", answeredElsewhere);
    return () => removeEventListener("storage", answeredElsewhere);
  }, [change]);

  const answer = useCallback(
    (next: Consent) => {
      const last = storedConsent();
      try {
        localStorage.setItem(storageKey, next);
      } catch {
        // The answer holds for this page at least.
      }
      change(last, next);
    },
    [change],
  );

  const ask = useCallback(() => setConsent(undefined), []);
  return { consent, answer, ask };
}
