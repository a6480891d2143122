import type { Language } from "@agency/content/language";
import {
  createReference,
  getConsent,
  pendingMail,
  type SubmissionDeps,
  storeOnce,
  submissionId,
  toDigest,
} from "../records/store.ts";
import type { Enquiry, Fresh } from "../records/types.ts";

export interface EnquiryForm {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  language: Language;
  consentVersion: string;
}

export const enquiryId = (secret: string, formId: string): string =>
  submissionId(secret, "contactEnquiry", formId);

/** Idempotent. Returns the reference number. Throws the errors of `storeOnce`. */
export async function storeEnquiry(
  { writer, secret, consents, timeouts }: SubmissionDeps,
  form: EnquiryForm,
  now = new Date(),
): Promise<string> {
  const { id, language, consentVersion, firstName, lastName, ...fields } = form;
  const _id = enquiryId(secret, id);
  const content = { name: `${firstName} ${lastName}`, ...fields };
  const fresh: Fresh<Enquiry> = {
    _id,
    _type: "contactEnquiry",
    reference: createReference("ENQ", _id),
    ...content,
    status: "new",
    language,
    ...getConsent(consents, consentVersion, language),
    formId: id,
    formDigest: toDigest(secret, content),
    receivedAt: now.toISOString(),
    isTold: false,
    mail: pendingMail(now, timeouts.grace),
  };
  return (await storeOnce<Enquiry>(writer, fresh)).reference;
}
