/** Contract of the applicant's page, importable without validation. */

import type { FailureReason } from "./failure.ts";
import type { FieldError } from "./fieldError.ts";

/** A `past` step may have been skipped. */
export interface ApplicantStep {
  state: "past" | "now" | "ahead";
  /** ISO 8601. */
  at?: string;
}

export const applicantFields = {
  link: "link",
  action: "action",
  language: "language",
} as const;

export const applicantActions = ["contact", "withdraw", "confirm", "renew"] as const;

export type ApplicantAction = (typeof applicantActions)[number];

/** `?done=withdraw` reports the completed action. */
export const doneParam = "done";

/** Times are ISO 8601. */
export interface ApplicantView {
  reference: string;
  /** Translated if the vacancy is. */
  position: string;
  name: string;
  email: string;
  phone: string;
  newEmail: string | null;
  /** Apply online, initial review, interview, final decision. */
  steps: ApplicantStep[];
  status: "new" | "in review" | "interview" | "closed";
  isAnswered: boolean;
  isWithdrawn: boolean;
  withResume: boolean;
}

export type ApplicantPage = {
  link: string;
  done?: ApplicantAction | undefined;
  problem?:
    | {
        action: ApplicantAction;
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
      /** ISO 8601. */
      until: string;
    }
  | { kind: "confirm"; email: string; reference: string }
  | { kind: "over" }
  /** Forged or revoked link, or deleted application. */
  | { kind: "invalid" }
  | { kind: "away" }
);
