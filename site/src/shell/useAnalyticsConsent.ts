import { useConsent, useScripts } from "@agency/client/consent";
import { readSettings } from "@agency/client/settings";
import { useContext } from "react";
import { ApplicantContext } from "../ApplicantContext.ts";

/** Loads analytics after consent, but never on an applicant's page. Returns the consent. */
export function useAnalyticsConsent() {
  const state = useConsent();
  const isPrivate = useContext(ApplicantContext) !== undefined;
  useScripts(readSettings().analytics, state.consent === "accepted" && !isPrivate);
  return state;
}
