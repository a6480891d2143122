import { type Language, translate } from "@agency/content/language";
import type { MailContent } from "@agency/mail";
import { pageButton, renderLetter, renderSteps } from "@agency/server/mail";
import type { Application, Enquiry, Message } from "@agency/server/submissions";
import type { SendMailOptions } from "nodemailer";
import { createSignature } from "./signature.ts";
import type { StaffMailOptions } from "./types.ts";

type Answer = NonNullable<Message["answer"]>;

/** Uses the language of the record. */
export async function composeAnswer(
  record: Application | Enquiry,
  answer: Answer,
  options: StaffMailOptions,
): Promise<SendMailOptions> {
  const { replyTo } = answer;
  return {
    to: { name: "", address: record.email },
    replyTo: replyTo ? { name: "", address: replyTo } : options.to,
    ...renderLetter(await buildAnswerMail(record, answer, options), options, { isByHand: true }),
  };
}

async function buildAnswerMail(
  record: Application | Enquiry,
  { subject, text, sender }: Answer,
  options: StaffMailOptions,
): Promise<MailContent<Language>> {
  const { language, reference } = record;
  const words = translate(options.mails.words, language);
  const application = record._type === "jobApplication" ? record : undefined;
  const page = application && pageButton(application, options);
  return {
    language,
    title: subject,
    note: reference,
    parts: [
      {
        kind: "title",
        text: subject,
        eyebrow: application && (application.positionTitle ?? application.jobTitle),
      },
      ...(application ? [renderSteps(application, options)] : []),
      ...text.split(/\n{2,}/).map((content) => ({ kind: "text", content }) as const),
      ...(await createSignature(sender, language, options)),
      ...(page ? [page.button] : []),
      { kind: "facts", items: [{ label: words.applicant.reference, value: reference }] },
    ],
    smallPrint: page
      ? [{ content: page.until }, { content: words.applicant.why }]
      : [{ content: words.answer.why }],
  };
}
