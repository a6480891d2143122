import type { ContactForm } from "../shared/contact.ts";
import type { Enquiry, Fresh } from "./records.ts";
import {
  consentOf,
  digestOf,
  pendingMail,
  referenceOf,
  storeOnce,
  submissionId,
  type Writer,
} from "./submissions.ts";

/** The document id of an enquiry, by the id of its form. */
export const enquiryId = (secret: string, formId: string): string =>
  submissionId(secret, "contactEnquiry", formId);

/**
 * Stores an enquiry with the mail it owes, and returns its reference number. The same form again
 * is stored once. Throws what `storeOnce` throws.
 */
export async function storeEnquiry(
  writer: Writer,
  secret: string,
  form: ContactForm,
  now = new Date(),
): Promise<string> {
  const { id, language, consentVersion, firstName, lastName, ...fields } = form;
  const _id = enquiryId(secret, id);
  const content = { name: `${firstName} ${lastName}`, ...fields };
  const fresh: Fresh<Enquiry> = {
    _id,
    _type: "contactEnquiry",
    reference: referenceOf("ENQ", _id),
    ...content,
    status: "new",
    language,
    ...consentOf(consentVersion, language),
    formId: id,
    formDigest: digestOf(secret, content),
    receivedAt: now.toISOString(),
    mail: pendingMail(now),
  };
  return (await storeOnce<Enquiry>(writer, fresh)).reference;
}
