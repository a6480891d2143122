/** Stored submissions for extensions. */
export { noteAccess } from "../records/accesses.ts";
export { createMessageId, freshMessage, messagesAbout } from "../records/messages.ts";
export { changeStatus, StatusError, statusChange, stepTo, visitor } from "../records/statuses.ts";
export { getKey, isConflict, pendingMail, type Writer } from "../records/store.ts";
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
} from "../records/types.ts";
export { eraseSubmissions, findOutdated, purge } from "./deletions.ts";
