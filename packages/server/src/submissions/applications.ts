import type { Reader } from "@agency/content";
import { isAcceptingApplications } from "@agency/content/deadline";
import type { Language } from "@agency/content/language";
import { openVacancyQuery } from "@agency/content/queries/vacancies";
import { ApiError } from "../http/errors.ts";
import { readPhone } from "../records/phone.ts";
import {
  createPendingMail,
  createReference,
  getConsent,
  requireSameContent,
  type SubmissionDeps,
  storeIdempotently,
  submissionId,
  toDigest,
  type Writer,
  withRetries,
} from "../records/store.ts";
import type { Application, NewDocument } from "../records/types.ts";
import { deleteResume, type Resume, type StoredResume, storeResume } from "../resume/store.ts";

export interface ApplicationForm {
  id: string;
  jobId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Shown to the visitor. Empty: the current title. */
  position: string;
  coverLetter: string;
  language: Language;
  consentVersion: string;
}

export interface ApplicationDeps extends SubmissionDeps {
  reader: Reader;
  resumeKeys: readonly string[];
}

export const applicationId = (secret: string, formId: string): string =>
  submissionId(secret, "jobApplication", formId);

/**
 * Stores the resume, then the record (specification, section 7), idempotently. Returns the
 * reference number. If the record fails, the resume is deleted, or remains without a key. Throws
 * `vacancy-closed`, `upload-unavailable`, and the errors of `storeIdempotently`.
 */
export async function storeApplication(
  place: ApplicationDeps,
  form: ApplicationForm,
  resume: Resume | undefined,
  now = new Date(),
): Promise<string> {
  const { writer, secret, consents, timeouts } = place;
  const { id, language, consentVersion, jobId, firstName, lastName, ...fields } = form;
  const _id = applicationId(secret, id);
  const content = { jobId, applicantName: `${firstName} ${lastName}`, ...fields };
  const formDigest = toDigest(secret, content, resume?.received);

  const known = await withRetries(() => writer.getDocument<Application>(_id));
  if (known) {
    requireSameContent(known, formDigest);
    return known.reference;
  }
  const { jobTitle, title } = await requireVacancy(place, jobId, language, now);
  const file = resume && (await storeResume(place, resume));
  const fresh: NewDocument<Application> = {
    _id,
    _type: "jobApplication",
    reference: createReference("APP", _id),
    ...content,
    ...readPhone(content.phone),
    jobTitle,
    position: form.position || title.text,
    positionTitle: title.text,
    ...(file ?? { resume: null }),
    status: "new",
    language,
    ...getConsent(consents, consentVersion, language),
    formId: id,
    formDigest,
    appliedAt: now.toISOString(),
    isTold: false,
    mail: createPendingMail(now, timeouts.grace),
  };
  return storeWith(writer, fresh, file);
}

async function storeWith(
  writer: Writer,
  fresh: NewDocument<Application>,
  file: StoredResume | undefined,
): Promise<string> {
  try {
    const stored = await storeIdempotently<Application>(writer, fresh);
    // A concurrent request was first.
    if (file && stored.resume?.asset._ref !== file.resume.asset._ref)
      await deleteResume(writer, file);
    return stored.reference;
  } catch (error) {
    // Fails if the record was stored, which references the file.
    if (file) await deleteResume(writer, file);
    throw error;
  }
}

async function requireVacancy(
  { reader, timeouts }: ApplicationDeps,
  id: string,
  lang: Language,
  now: Date,
) {
  const vacancy = await withRetries(() =>
    reader.fetch(openVacancyQuery, { id, lang }, { signal: AbortSignal.timeout(timeouts.content) }),
  );
  if (!vacancy || !isAcceptingApplications(vacancy.applicationDeadline, now))
    throw new ApiError("vacancy-closed");
  return vacancy;
}
