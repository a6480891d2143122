export { mailHtml } from "./mailHtml.ts";
export { type NoticeProps, noticeHtml, noticeStyle } from "./notice.ts";
export { plainText } from "./plainText.ts";
export type {
  MailContent,
  MailInline,
  MailLink,
  MailPart,
  MailPicture,
  MailProps,
  MailSender,
  MailSentence,
  MailSmallPrint,
  MailStep,
  NoticeSection,
} from "./types.ts";
