export { mailHtml } from "./mailHtml.ts";
export { type NoticeProps, noticeHtml, noticeStyle } from "./notice.ts";
export type {
  MailInline,
  MailLink,
  MailPart,
  MailPicture,
  MailProps,
  MailSentence,
  MailSmallPrint,
  MailStep,
} from "./types.ts";
