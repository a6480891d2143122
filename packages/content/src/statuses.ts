/** The first is the initial status. Source: specification, section 4. */
export const enquiryStatuses = ["new", "answered"] as const;

export const applicationStatuses = ["new", "in review", "interview", "closed"] as const;

export const subscriberStatuses = ["active", "unsubscribed"] as const;

/** Unconfirmed subscription (double opt-in), if the settings require a confirmation. */
export const unconfirmedStatus = "pending";

export const statuses = {
  contactEnquiry: enquiryStatuses,
  jobApplication: applicationStatuses,
  newsletterSubscriber: subscriberStatuses,
} as const;

export type SubmissionType = keyof typeof statuses;

/**
 * Returns the following status, and the last one, because an application can be withdrawn or
 * refused at any step. Statuses never go back.
 */
export function getNextStatuses(type: SubmissionType, status: string): string[] {
  const all: readonly string[] = statuses[type];
  if (type === "newsletterSubscriber" && status === unconfirmedStatus)
    return [subscriberStatuses[1]];
  const place = all.indexOf(status);
  const next = all[place + 1];
  const last = all.at(-1);
  if (place < 0 || next === undefined || last === undefined) return [];
  return [...new Set([next, last])];
}
