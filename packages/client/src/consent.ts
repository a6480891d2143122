import { createScriptUrl } from "@agency/ui/trusted-types";
import { useEffect, useEffectEvent, useState } from "react";
import { whenActivated } from "./prerendering.ts";

export type Consent = "accepted" | "rejected";

function readConsent(key: string): Consent | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === "accepted" || stored === "rejected" ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads and stores consent to analytics, synchronized between tabs. Withdrawal reloads the page:
 * running scripts cannot be unloaded.
 *
 * @param key of local storage.
 * @default "cookie-consent"
 */
export function useConsent(key = "cookie-consent") {
  const [consent, setConsent] = useState(() => readConsent(key));
  const [isAsked, setAsked] = useState(false);

  function change(last: string | null | undefined, next: Consent | undefined) {
    if (last === "accepted" && next === "rejected") location.reload();
    else setConsent(next);
  }

  const changeInOtherTab = useEffectEvent((event: StorageEvent) => {
    if (event.key === key) change(event.oldValue, readConsent(key));
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent) => changeInOtherTab(event);
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);

  return {
    consent,
    /** Whether the visitor requested the notice. */
    isAsked,
    answer(next: Consent) {
      const last = readConsent(key);
      try {
        localStorage.setItem(key, next);
      } catch {
        // Without storage, it lasts until the page is left.
      }
      change(last, next);
    },
    ask() {
      setAsked(true);
      setConsent(undefined);
    },
  };
}

/** Loads each script once. @param sources absolute URLs */
export function useScripts(sources: readonly string[], isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return;
    whenActivated(() => {
      for (const src of sources) {
        if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) continue;
        const script = document.createElement("script");
        script.src = createScriptUrl(src);
        script.defer = true;
        document.head.append(script);
      }
    });
  }, [sources, isAllowed]);
}
