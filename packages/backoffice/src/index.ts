export { backoffice } from "./backoffice.ts";
export type { AnswerTemplate, IssueMails, StaffMails } from "./mail/types.ts";
