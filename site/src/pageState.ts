import type { Translations } from "@agency/client/i18n";
import type { ApplicantPage } from "@agency/server/forms/applicant";
import type { PostedForm } from "../shared/formLocations.ts";

/** Data for hydration, sent as JSON. */
export interface PageState {
  /** Including fallback languages. */
  words: Translations;
  loaderData: Record<string, unknown>;
  posted?: PostedForm | undefined;
  applicant?: ApplicantPage | undefined;
  isPreview?: true | undefined;
}

/** Reads the document's hydration data, `undefined` without server rendering. */
export function readState(): PageState | undefined {
  const text = document.querySelector("script#state")?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
