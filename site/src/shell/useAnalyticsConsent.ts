import { useConsent, useScripts } from "@agency/client/consent";
import { readSettings } from "@agency/client/settings";
import { useContext } from "react";
import { ApplicantContext } from "../ApplicantContext.ts";

/**
 * Loads analytics after consent and returns the consent state. Never loads analytics on an
 * applicant's private page.
 */
export function useAnalyticsConsent() {
  const state = useConsent();
  const isPrivate = useContext(ApplicantContext) !== undefined;
  useScripts(readSettings().analytics, state.consent === "accepted" && !isPrivate);
  return state;
}
