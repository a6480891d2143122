/** Back office of a site: the extension of the server, and the texts that it needs from the site. */
export { backoffice } from "./backoffice.ts";
export type { AnswerTemplate, IssueMails, StaffMails } from "./mail/types.ts";
