/** Back office: the extension of the server, and the types of texts that a site provides. */
export { backoffice } from "./backoffice.ts";
export type { AnswerTemplate, IssueMails, StaffMails } from "./mail/types.ts";
