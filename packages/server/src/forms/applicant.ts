/**
 * Contract of the applicant's private page: data and forms. Separate from validation, so that pages
 * do not import it.
 */

import type { FailureReason } from "./failure.ts";
import type { FieldError } from "./fieldError.ts";

/** State of one of the four steps. A `past` step may have been skipped. */
export interface ApplicantStep {
  state: "past" | "now" | "ahead";
  /** Time the step was reached, in ISO 8601. Unset if it was not. */
  at?: string;
}

/** Names of the hidden form fields. */
export const applicantFields = {
  /** Token in the page's URL. */
  link: "link",
  /** An `ApplicantAction`. */
  action: "action",
  language: "language",
} as const;

export const applicantActions = ["contact", "withdraw", "confirm", "renew"] as const;

export type ApplicantAction = (typeof applicantActions)[number];

/** Query parameter with the completed action: `?done=withdraw`. */
export const doneName = "done";

/** Applicant's view of an application. Times are ISO 8601. */
export interface ApplicantView {
  reference: string;
  /** In the applicant's language if the vacancy is translated. */
  position: string;
  name: string;
  email: string;
  phone: string;
  /** Unconfirmed new address. */
  newEmail: string | null;
  /** Apply online, initial review, interview, final decision. */
  steps: ApplicantStep[];
  status: "new" | "in review" | "interview" | "closed";
  isWithdrawn: boolean;
  withResume: boolean;
}

/** Content of the page, by the result of its link. */
export type ApplicantPage = {
  /** Token for the page's forms. */
  link: string;
  /** Completed action from the URL. */
  done?: ApplicantAction | undefined;
  /** Rejected form. */
  problem?:
    | {
        action: ApplicantAction;
        /** Entered values by field name. */
        values: Readonly<Record<string, string>>;
        errors: FieldError[];
        /** Unset if fields are invalid. */
        failure?: FailureReason;
      }
    | undefined;
} & (
  | {
      kind: "application";
      application: ApplicantView;
      /** Expiry of the link, in ISO 8601. */
      until: string;
    }
  /** Link in a mail to a new address that awaits confirmation. */
  | { kind: "confirm"; email: string; reference: string }
  /** Expired. A new link can be sent by mail. */
  | { kind: "over" }
  /** Forged or revoked link, or deleted application. */
  | { kind: "invalid" }
  /** The content service is unavailable. */
  | { kind: "away" }
);
