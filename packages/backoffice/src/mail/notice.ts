import { type Language, translate } from "@agency/content/language";
import type { MailContent } from "@agency/mail";
import { interpolate, renderLetter } from "@agency/server/mail";
import type { Application, Enquiry } from "@agency/server/submissions";
import type { SendMailOptions } from "nodemailer";
import { inboxPath } from "../studio/studio.ts";
import type { StaffNotice } from "./notice-types.ts";
import type { StaffMailOptions } from "./types.ts";

/** Further records are only counted. */
const maxNamed = 50;

/**
 * Contains no personal data: erasure does not reach mailboxes. `undefined` if no record is left.
 */
export function composeNotice(
  notice: StaffNotice,
  found: readonly (Application | Enquiry)[],
  options: StaffMailOptions,
): SendMailOptions | undefined {
  if (found.length === 0) return undefined;
  return {
    to: { name: "", address: notice.to },
    ...renderLetter(buildNoticeMail(notice, found, options), options),
  };
}

function buildNoticeMail(
  { language, records }: StaffNotice,
  found: readonly (Application | Enquiry)[],
  { siteUrl, mails }: StaffMailOptions,
): MailContent<Language> {
  const words = translate(mails.words, language).notice;
  const ordered = found.toSorted(
    (one, other) => records.indexOf(one._id) - records.indexOf(other._id),
  );
  const counted = (["jobApplication", "contactEnquiry"] as const).flatMap((type) => {
    const count = found.filter((one) => one._type === type).length;
    return count > 0 ? [interpolate(words[type], { count: String(count) })] : [];
  });
  const title = counted.join(" · ");
  return {
    language,
    title,
    parts: [
      { kind: "title", text: title },
      { kind: "text", content: words.text },
      { kind: "button", label: words.open, href: siteUrl + inboxPath },
      {
        kind: "links",
        label: words.list,
        items: ordered.slice(0, maxNamed).map(({ reference }) => ({
          title: reference,
          href: `${siteUrl}${inboxPath}#${reference}`,
        })),
      },
    ],
    smallPrint: [{ content: words.why }],
  };
}
