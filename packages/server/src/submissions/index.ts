/** Stored submissions for extensions: reading, changing, answering and deleting records. */
export { noteAccess } from "./accesses.ts";
export { eraseSubmissions, findOutdated, purge } from "./deletions.ts";
export { freshMessage, messageIdOf, messagesAbout } from "./messages.ts";
export type {
  Access,
  Application,
  Deletion,
  Enquiry,
  Fresh,
  Message,
  Owing,
  PendingMail,
  ResumeFile,
  StatusChange,
  Submission,
  Subscriber,
} from "./records.ts";
export { changeStatus, StatusError, statusChange, stepTo, visitor } from "./statuses.ts";
export { isConflict, keyOf, pendingMail, type Writer } from "./submissions.ts";
