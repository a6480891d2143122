import type { Translations } from "@agency/client/i18n";
import type { ApplicantPage } from "@agency/server/forms/applicant";
import type { PostedForm } from "../shared/posted.ts";

/** Data that the server rendered a page with, for hydration. Sent as JSON. */
export interface PageState {
  /** With fallbacks. */
  words: Translations;
  loaderData: Record<string, unknown>;
  /** Posted values of a form without scripts. */
  posted?: PostedForm | undefined;
  applicant?: ApplicantPage | undefined;
  /** Set for drafts. */
  isPreview?: true | undefined;
}

/** Returns the state that the server wrote into the page, if any. */
export function readState(): PageState | undefined {
  const text = document.querySelector("script#state")?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
