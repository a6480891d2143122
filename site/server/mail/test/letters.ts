import { createComposers } from "@agency/backoffice/internal/mail/composers";
import type { AccountNotice, StaffNotice } from "@agency/backoffice/internal/mail/notice-types";
import type { StaffMailDeps } from "@agency/backoffice/internal/mail/types";
import type { Issues } from "@agency/backoffice/internal/newsletter/issue";
import { buildIssueMail } from "@agency/backoffice/internal/newsletter/issue-mail";
import { invitationLink } from "@agency/backoffice/internal/studio/studio";
import { type Language, languages, translate } from "@agency/content/language";
import { mailHtml } from "@agency/mail";
import { compose } from "@agency/server/internal/mail/compose";
import type { MailOptions } from "@agency/server/internal/mail/types";
import type {
  Application,
  Enquiry,
  Message,
  RecordWithMail,
  Subscriber,
} from "@agency/server/internal/records/types";
import { vi } from "vitest";
import { mails } from "../mails.ts";

const siteUrl = "https://www.agency.test";

const options: MailOptions = {
  from: { name: "Bayn", address: "hello@agency.test" },
  to: { name: "", address: "office@agency.test" },
  siteUrl,
  secret: "a secret of the tests that is long enough",
  mails,
  getLocalizedPath: (language, link) => `/${language}/${link}`,
  find: async (ids) =>
    languages
      .flatMap((language) => [application(language), enquiry(language)])
      .filter(({ _id }) => ids.includes(_id)),
};

const at = "2026-11-24T06:12:00.000Z";
const mail = { state: "pending", tries: 0, nextTryAt: at } as const;
const base = { _rev: "1", formId: "1", consentVersion: "1", consentText: "", mail } as const;

const enquiry = (language: Language): Enquiry => ({
  ...base,
  _id: `contactEnquiry.${language}`,
  _type: "contactEnquiry",
  language,
  reference: "ENQ-7K3M-9QXT",
  name: language === "ar" ? "هدى المنصوري" : "Huda Almansoori",
  email: "huda@example.com",
  status: "new",
  formDigest: "",
  receivedAt: at,
  ...({
    phone: "050 123 4567",
    company: language === "ar" ? "مطابخ هديل" : "Hadeel Kitchens",
    service: "Branding & Design",
  } as object),
  message:
    language === "ar"
      ? "نفتح مطبخنا الثاني في الشارقة في مارس، ولم يعد الاسم يتّسع على سيارة التوصيل.\n\nهل يمكن أن نلتقي هذا الأسبوع؟"
      : "We are opening a second kitchen in Sharjah in March, and the name no longer fits on the van.\n\nCan we meet this week?",
});

const subscriber = (language: Language): Subscriber => ({
  ...base,
  _id: `newsletterSubscriber.${"0".repeat(64)}`,
  _type: "newsletterSubscriber",
  language,
  email: "huda@example.com",
  name: "",
  status: "active",
  source: "footer",
  products: [],
  consents: [],
  subscribedAt: at,
});

const application = (language: Language): Application & RecordWithMail => ({
  ...base,
  _id: `jobApplication.${language}`,
  _type: "jobApplication",
  language,
  reference: "APP-0386-QX7M",
  jobId: "vacancy",
  jobTitle: "Senior brand designer, Arabic type",
  position: "",
  positionTitle:
    language === "ar"
      ? "مصمّم/مصمّمة هوية، خبرة في الخط العربي"
      : "Senior brand designer, Arabic type",
  applicantName: language === "ar" ? "هدى المنصوري" : "Huda Almansoori",
  email: "huda@example.com",
  phone: "",
  coverLetter: "",
  resume: null,
  status: "interview",
  statusLog: [
    { to: "in review", at: "2026-11-16T08:00:00.000Z", by: "lina" },
    { to: "interview", at, by: "lina" },
  ] as Application["statusLog"] & object,
  formDigest: "",
  appliedAt: "2026-11-09T10:00:00.000Z",
});

const message = (language: Language): Message => ({
  _rev: "1",
  _id: "message.1",
  _type: "message",
  record: `jobApplication.${language}`,
  kind: "answer",
  at,
  mail,
  answer: {
    ...{ by: "lina@example.com", sender: "Lina Haddad", template: "interview" },
    ...(language === "ar"
      ? {
          subject: "لينا ونور تودّان لقاءك.",
          text: "أربعون دقيقة، في دبي أو عبر مكالمة. ويكفي إحضار كلمة واحدة سبق لك رسمها وتودّ لو تعيد رسمها اليوم.\n\nلا اختبار ولا تحضير.",
        }
      : {
          subject: "Lina and Noor would like to meet you.",
          text: "Forty minutes, in Dubai or on a call. Bring one word you have drawn and would draw differently today.\n\nNo test, nothing to prepare.",
        }),
  },
});

const notice = (language: Language): StaffNotice => ({
  _rev: "1",
  _id: "staffNotice.1",
  _type: "staffNotice",
  to: "lina@example.com",
  language,
  records: [application(language)._id, enquiry(language)._id],
  at,
  mail,
});

const accountNotice = (language: Language): AccountNotice => ({
  _rev: "1",
  _id: "accountNotice.1",
  _type: "accountNotice",
  person: "person.1",
  to: "lina@example.com",
  language,
  at,
  kind: "signed-in",
  device: "Firefox, Linux",
  mail,
});

async function composed(
  record: Parameters<typeof compose>[0],
  more: Pick<StaffMailDeps, "member"> = {},
): Promise<string> {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });
  try {
    const resetLink: StaffMailDeps["resetLink"] = (_person, nonce) =>
      invitationLink(siteUrl, nonce);
    const composers = createComposers({ mails, resetLink, ...more });
    return String((await compose(record, options, composers))?.html);
  } finally {
    vi.useRealTimers();
  }
}

interface LetterContent {
  issues: Issues;
  member: NonNullable<StaffMailDeps["member"]>;
}

export const letters: Record<
  string,
  (language: Language, content: LetterContent) => string | Promise<string>
> = {
  enquiry: (language) => composed(enquiry(language)),
  welcome: (language) => composed(subscriber(language)),
  confirmation: (language) => composed({ ...subscriber(language), status: "pending" }),
  application: (language) => composed({ ...application(language), status: "new", statusLog: [] }),
  answer: (language, { member }) => composed(message(language), { member }),
  notice: (language) => composed(notice(language)),
  account: (language) => composed(accountNotice(language)),
  issue(language, { issues }) {
    const recipient = { unsubscribe: siteUrl, subscribedAt: at };
    const letter = buildIssueMail(translate(issues, language), recipient, {
      language,
      siteUrl,
      mails,
    });
    return mailHtml({ ...letter, ...mails.sender(letter.language, siteUrl) });
  },
};
