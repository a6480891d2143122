import type { Translations } from "@agency/client/i18n";
import type { ApplicantPage } from "@agency/server/forms/applicant";
import type { PostedForm } from "../shared/posted.ts";

/** What the server rendered a page with, for the browser to begin with the same. Travels as JSON. */
export interface PageState {
  /** The words of the page, with those of the languages they fall back to. */
  words: Translations;
  /** What the router's loaders brought, by the ids of the routes. */
  loaderData: Record<string, unknown>;
  /** The form that the page answers, where it was sent without a script. */
  posted?: PostedForm | undefined;
  /** What it shows of an application, where it is the page of one. */
  applicant?: ApplicantPage | undefined;
  /** Set where it is made of drafts. */
  isPreview?: true | undefined;
}

/** The state that the server wrote into the page; nothing where it rendered none. */
export function readState(): PageState | undefined {
  const text = document.querySelector("script#state")?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
