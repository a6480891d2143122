/**
 * The private page of an application, behind the link in its mails: what the server gives it to show,
 * and what its forms post. It stands apart so that a page can show it without the code that checks.
 */

import type { FailureReason } from "./failure.ts";
import type { FieldError } from "./fieldError.ts";

/** How far one of the four steps is; `past` may have been left out. */
export interface ApplicantStep {
  state: "past" | "now" | "ahead";
  /** ISO 8601, when it was reached; unset where it was not. */
  at?: string;
}

/** The fields that a form of the page carries beside its own. */
export const applicantFields = {
  /** What stands in the page's own address. */
  link: "link",
  /** Which of them it is, an `ApplicantAction`. */
  action: "action",
  language: "language",
} as const;

/** What the page's forms do. */
export const applicantActions = ["contact", "withdraw", "confirm", "renew"] as const;

export type ApplicantAction = (typeof applicantActions)[number];

/** The parameter by which the page tells what was done: `?done=withdraw`. */
export const doneName = "done";

/** An application as its applicant sees it. Times are ISO 8601. */
export interface ApplicantView {
  reference: string;
  /** In the applicant's language where the vacancy has it. */
  position: string;
  name: string;
  email: string;
  phone: string;
  /** An address that was given and has not been confirmed. */
  newEmail: string | null;
  /** Apply online, initial review, interview, final decision. */
  steps: ApplicantStep[];
  status: "new" | "in review" | "interview" | "closed";
  isWithdrawn: boolean;
  withResume: boolean;
}

/** What the page shows, by what its link comes to. */
export type ApplicantPage = {
  /** As the page's forms carry it. */
  link: string;
  /** What was just done, as the address says. */
  done?: ApplicantAction | undefined;
  /** What one of its forms was refused for. */
  problem?:
    | {
        action: ApplicantAction;
        /** What was typed, by the fields' names. */
        values: Readonly<Record<string, string>>;
        errors: FieldError[];
        /** Unset where it is the fields' fault. */
        failure?: FailureReason;
      }
    | undefined;
} & (
  | {
      kind: "application";
      application: ApplicantView;
      /** When the link ends. ISO 8601. */
      until: string;
    }
  /** Behind the link in a mail to a new address: whether it is to be used. */
  | { kind: "confirm"; email: string; reference: string }
  /** The link has ended; another one can be had by mail. */
  | { kind: "over" }
  /** It was not made here, its use is over, or the application is not there any more. */
  | { kind: "invalid" }
  /** The content service does not answer. */
  | { kind: "away" }
);
