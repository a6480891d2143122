import { useConsent } from "@agency/client/consent";
import { readSettings } from "@agency/client/settings";
import { createScriptUrl } from "@agency/ui/trusted-types";
import { useContext, useEffect } from "react";
import { ApplicantContext } from "../applicant.ts";

/** Loads each analytics script once. */
function loadAnalytics(): void {
  for (const src of readSettings().analytics) {
    if ([...document.scripts].some((script) => script.getAttribute("src") === src)) continue;
    const script = document.createElement("script");
    script.src = createScriptUrl(src);
    script.defer = true;
    document.head.append(script);
  }
}

/** Loads analytics after consent, except on an applicant's private page. */
export function useAnalyticsConsent() {
  const state = useConsent();
  const isPrivate = useContext(ApplicantContext) !== undefined;
  const isAllowed = state.consent === "accepted" && !isPrivate;
  useEffect(() => {
    if (isAllowed) loadAnalytics();
  }, [isAllowed]);
  return state;
}
