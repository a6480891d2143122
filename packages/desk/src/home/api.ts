import { callDeskApi } from "../callDeskApi.ts";

export type Role = "admin" | "editor" | "translator" | "recruiter";

export interface DraftRow {
  id: string;
  type: string;
  /** Empty without one. */
  title: string;
  /** ISO 8601. */
  changedAt: string;
  isPublished: boolean;
}

interface NewSubmissions {
  count: number;
  /** Arrival of the oldest. ISO 8601. */
  since: string | null;
}

/** Unset parts are not for the role. */
export interface Waiting {
  applications?: NewSubmissions;
  enquiries?: NewSubmissions;
  translations?: { missing: number; outdated: number };
  attention?: number;
}

/** See the server's `PlannedEvent`. */
export interface PlannedEvent {
  kind:
    | "publication"
    | "withdrawal"
    | "notice-start"
    | "notice-end"
    | "deadline"
    | "newsletter"
    | "sent"
    | "launch"
    | "opening";
  id: string;
  type: string;
  title: string;
  at: string | null;
  day: string;
  isDraft: boolean;
}

export interface Overview {
  role: Role;
  drafts: DraftRow[];
  waiting: Waiting;
  planned: PlannedEvent[];
}

export const fetchOverview = (): Promise<Overview> => callDeskApi("/home");

/** @param month "2026-11" */
export const fetchMonth = (month: string): Promise<{ today: string; events: PlannedEvent[] }> =>
  callDeskApi(`/home/planned?month=${month}`);
