/** The first one is what a record is created with. Source: specification, section 4. */
export const enquiryStatuses = ["new", "answered"] as const;

export const applicationStatuses = ["new", "in review", "interview", "closed"] as const;

export const subscriberStatuses = ["active", "unsubscribed"] as const;

/** What a subscription is before it is confirmed, where the settings ask for that. */
export const unconfirmed = "pending";

/** The statuses of each kind of submission, in their order. */
export const statuses = {
  contactEnquiry: enquiryStatuses,
  jobApplication: applicationStatuses,
  newsletterSubscriber: subscriberStatuses,
} as const;

export type SubmissionType = keyof typeof statuses;

/**
 * The statuses that may follow: the next one, and the last one from anywhere, because an
 * application can be withdrawn or refused at any step. There is no way back.
 */
export function nextStatuses(type: SubmissionType, status: string): string[] {
  const all: readonly string[] = statuses[type];
  if (type === "newsletterSubscriber" && status === unconfirmed) return [subscriberStatuses[1]];
  const place = all.indexOf(status);
  const next = all[place + 1];
  const last = all.at(-1);
  if (place < 0 || next === undefined || last === undefined) return [];
  return [...new Set([next, last])];
}
