import { type Language, translate } from "@agency/content/language";
import type { MailContent, MailPart } from "@agency/mail";
import type { SendMailOptions } from "nodemailer";
import { confirmLink, createPageLink } from "../records/applicantLinks.ts";
import { getSteps } from "../records/applicantSteps.ts";
import type { Application, Message } from "../records/types.ts";
import { defaultTimeouts } from "../settings/timeouts.ts";
import { renderLetter } from "./letter.ts";
import { interpolate } from "./mailTexts.ts";
import type { MailOptions } from "./types.ts";

type Reason = "received" | Exclude<Message["kind"], "answer">;

const marks = { past: "done", now: "current", ahead: "ahead" } as const;

export function renderSteps(
  application: Application,
  { mails }: Pick<MailOptions, "mails">,
): MailPart & { kind: "steps" } {
  const { language, withdrawnAt } = application;
  const words = translate(mails.words, language).applicant;
  const steps = getSteps(application);
  return {
    kind: "steps",
    items: steps.map(({ state, at }, place) => ({
      label:
        withdrawnAt && place === steps.length - 1 ? words.isWithdrawn : (words.steps[place] ?? ""),
      note: at ? mails.formatDate(at, language) : state === "now" ? words.now : undefined,
      state: marks[state],
    })),
  };
}

/** Creates the button to the applicant's page, and its expiry. */
export function pageButton(
  { _id, email, language }: Application,
  { secret, siteUrl, mails, getLocalizedPath }: MailOptions,
): { button: MailPart & { kind: "button" }; until: string } {
  const words = translate(mails.words, language).applicant;
  const now = Date.now();
  const date = mails.formatDate(
    new Date(now + defaultTimeouts.applicantLink).toISOString(),
    language,
  );
  return {
    button: {
      kind: "button",
      label: words.open,
      href: siteUrl + getLocalizedPath(language, createPageLink(secret, _id, email, now)),
    },
    until: interpolate(words.until, { date }),
  };
}

/**
 * Composes a mail to an applicant. No input but the recipient, because anyone can enter any
 * address.
 */
export function composeApplicant(
  application: Application,
  reason: Reason,
  to: string | undefined,
  options: MailOptions,
): SendMailOptions {
  const { replyTo } = options;
  return {
    to: { name: "", address: to ?? application.email },
    ...(replyTo && { replyTo }),
    ...renderLetter(applicantLetter(application, reason, to, options), options),
  };
}

function applicantLetter(
  application: Application,
  reason: Reason,
  to: string | undefined,
  options: MailOptions,
): MailContent<Language> {
  const { _id, language, reference, positionTitle, jobTitle } = application;
  const { secret, siteUrl, mails, getLocalizedPath } = options;
  const words = translate(mails.words, language).applicant;
  const { subject, title, text } = words[reason];
  const isOpen = reason === "received" || reason === "link";
  const page = isOpen ? pageButton(application, options) : undefined;
  const confirms: MailPart = {
    kind: "button",
    label: words.confirm.button,
    href: siteUrl + getLocalizedPath(language, confirmLink(secret, _id, to ?? "")),
  };
  return {
    language,
    title: subject,
    preview: text,
    note: reference,
    parts: [
      { kind: "title", text: title, eyebrow: positionTitle ?? jobTitle },
      ...(isOpen || reason === "withdrawn" ? [renderSteps(application, options)] : []),
      { kind: "text", content: text },
      ...(page ? [page.button] : []),
      ...(reason === "confirm" ? [confirms] : []),
      { kind: "facts", items: [{ label: words.reference, value: reference }] },
    ],
    smallPrint: [...(page ? [{ content: page.until }] : []), { content: words.why }],
  };
}
