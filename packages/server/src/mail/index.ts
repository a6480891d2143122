/** Mails for extensions. */
export { pageButton, renderSteps } from "./applicant.ts";
export { renderLetter } from "./letter.ts";
export { createMailer, type Mailer } from "./mailer.ts";
export { interpolate, type MailTexts } from "./mailTexts.ts";
export { messageId } from "./messageId.ts";
export { createOutbox, type Outbox } from "./outbox.ts";
export { findLinkedSubscriber, subscriberUrl } from "./subscriberLinks.ts";
export type { Composers, MailOptions, Mails } from "./types.ts";
export { getUnsubscribeHeaders } from "./unsubscribeHeaders.ts";
