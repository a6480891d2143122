/** Mails for extensions. */
export { pageButton, stepsIn } from "./applicant.ts";
export { subscriberUrl } from "./links.ts";
export { createMailer, type Mailer } from "./mailer.ts";
export { messageId } from "./message.ts";
export { oneClick } from "./oneClick.ts";
export { createOutbox, type Outbox } from "./outbox.ts";
export type { Composers, MailOptions, Mails } from "./types.ts";
export { filledIn, type MailWords } from "./words.ts";
export { written } from "./written.ts";
