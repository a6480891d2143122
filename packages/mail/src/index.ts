export {
  type ConfirmationPageProps,
  confirmationPageCss,
  renderConfirmationPage,
} from "./confirmationPage.ts";
export { mailHtml } from "./mailHtml.ts";
export { plainText } from "./plainText.ts";
export type {
  ConfirmationSection,
  MailContent,
  MailImage,
  MailInline,
  MailLink,
  MailPart,
  MailProps,
  MailSender,
  MailSmallPrint,
  MailStep,
  MailText,
} from "./types.ts";
