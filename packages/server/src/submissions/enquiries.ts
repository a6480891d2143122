import type { Language } from "@agency/content/language";
import { readPhone } from "../records/phone.ts";
import {
  createPendingMail,
  createReference,
  getConsent,
  type SubmissionDeps,
  storeIdempotently,
  submissionId,
  toDigest,
} from "../records/store.ts";
import type { Enquiry, NewDocument } from "../records/types.ts";

export interface EnquiryForm {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  /** In forms that ask for it. */
  phone?: string;
  language: Language;
  consentVersion: string;
}

export const enquiryId = (secret: string, formId: string): string =>
  submissionId(secret, "contactEnquiry", formId);

/**
 * Stores an enquiry idempotently. Returns the reference number. Throws the errors of
 * `storeIdempotently`.
 */
export async function storeEnquiry(
  { writer, secret, consents, timeouts }: SubmissionDeps,
  form: EnquiryForm,
  now = new Date(),
): Promise<string> {
  const { id, language, consentVersion, firstName, lastName, ...fields } = form;
  const _id = enquiryId(secret, id);
  const content = { name: `${firstName} ${lastName}`, ...fields };
  const fresh: NewDocument<Enquiry> = {
    _id,
    _type: "contactEnquiry",
    reference: createReference("ENQ", _id),
    ...content,
    ...readPhone(form.phone),
    status: "new",
    language,
    ...getConsent(consents, consentVersion, language),
    formId: id,
    formDigest: toDigest(secret, content),
    receivedAt: now.toISOString(),
    isTold: false,
    mail: createPendingMail(now, timeouts.grace),
  };
  return (await storeIdempotently<Enquiry>(writer, fresh)).reference;
}
