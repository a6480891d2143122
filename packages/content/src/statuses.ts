/** Specification, section 4. The first is initial. */
export const enquiryStatuses = ["new", "answered"] as const;

export const applicationStatuses = ["new", "in review", "interview", "closed"] as const;

export const subscriberStatuses = ["active", "unsubscribed"] as const;

/** Subscription before double opt-in, if required. */
export const unconfirmedStatus = "pending";

export const statuses = {
  contactEnquiry: enquiryStatuses,
  jobApplication: applicationStatuses,
  newsletterSubscriber: subscriberStatuses,
} as const;

export type SubmissionType = keyof typeof statuses;

/** Returns all later statuses: steps can be skipped. */
export function getNextStatuses(type: SubmissionType, status: string): string[] {
  if (type === "newsletterSubscriber" && status === unconfirmedStatus)
    return [subscriberStatuses[1]];
  const all: readonly string[] = statuses[type];
  const place = all.indexOf(status);
  return place < 0 ? [] : all.slice(place + 1);
}

/** Returns all earlier statuses. Ended subscriptions need a new consent. */
export function getPreviousStatuses(type: SubmissionType, status: string): string[] {
  if (type === "newsletterSubscriber") return [];
  const all: readonly string[] = statuses[type];
  return all.slice(0, Math.max(0, all.indexOf(status)));
}
