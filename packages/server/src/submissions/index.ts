/** Stored submissions for extensions. */
export { logAccess } from "../records/accessLog.ts";
export { isAnswered } from "../records/answers.ts";
export { createMessage, createMessageId, fetchMessages } from "../records/messages.ts";
export {
  changeStatus,
  createStatusChange,
  createStatusPatch,
  StatusError,
  visitor,
} from "../records/statuses.ts";
export { createPendingMail, getKey, isConflict, type Writer } from "../records/store.ts";
export type {
  Access,
  Application,
  Deletion,
  DocumentWithMail,
  Enquiry,
  Message,
  NewDocument,
  PendingMail,
  ResumeFile,
  Submission,
  Subscriber,
} from "../records/types.ts";
export { eraseSubmissions, findOutdated, purge } from "./deletions.ts";
