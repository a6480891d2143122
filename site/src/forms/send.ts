import type { GenericSchema, InferOutput } from "valibot";
import { applicationParts, endpoints, type SendEmail } from "../../shared/api.ts";
import { applicationConsentVersion, applicationSchema } from "../../shared/application.ts";
import { contactConsentVersion, contactSchema } from "../../shared/contact.ts";
import { check, type FieldCode } from "../../shared/fields.ts";
import {
  consentVersion,
  newsletterSchema,
  type Product,
  productConsents,
} from "../../shared/newsletter.ts";
import { newFormId } from "./formId.ts";
import type { FailureReason, Outcome, Sending } from "./outcome.ts";
import { type Answer, NoAnswer, post } from "./post.ts";

/**
 * Sends the forms. It brings the rules along, so it is loaded with the first form that is used;
 * all forms share this one module, so that the rules stay out of what every page loads.
 */

/** Waits and new ids are for single faults; a server that always asks for another has one itself. */
const mostTries = 3;

/** What no visitor can mend: the page is older than the server. */
const technicalCodes: ReadonlySet<FieldCode> = new Set([
  "consent-invalid",
  "id-invalid",
  "language-invalid",
  "product-invalid",
  "unknown-field",
]);
const technicalFields: ReadonlySet<string> = new Set(["", "elapsed", "website"]);

interface Kind<Schema extends GenericSchema> {
  endpoint: string;
  schema: Schema;
  /** What the form itself adds to what every form sends. */
  more: Record<string, unknown>;
  /** @default the checked form as JSON */
  body?: (form: InferOutput<Schema>) => FormData;
  /** The specification's second call; how it ends is none of the visitor's. */
  mail?: (form: InferOutput<Schema>) => SendEmail;
}

async function send<Schema extends GenericSchema>(
  { endpoint, schema, more, body, mail }: Kind<Schema>,
  sending: Sending,
): Promise<Outcome> {
  const { shownAt, language, values, file, found = [], onNewId, onProgress } = sending;
  let { id } = sending;
  for (let tries = 1; ; tries += 1) {
    const elapsed = performance.now() - shownAt;
    const checked = check(schema, { ...values, ...more, id, language, elapsed });
    if (!checked.ok) return { kind: "invalid", fields: [...checked.fields, ...found] };
    if (found.length > 0) return { kind: "invalid", fields: [...found] };

    let answer: Answer;
    try {
      const form = checked.value;
      answer = await post(
        endpoint,
        body?.(form) ?? (form as object),
        file ? onProgress : undefined,
      );
    } catch (error) {
      console.error(error);
      return { kind: "failed", reason: reasonWithoutAnswer(error, file) };
    }
    if (answer.ok) {
      if (mail) void post(endpoints.sendEmail, mail(checked.value)).catch(console.warn);
      return { kind: "sent", reference: answer.reference };
    }
    if (tries < mostTries && answer.code === "too-fast") {
      await new Promise((resolve) => setTimeout(resolve, answer.wait));
    } else if (tries < mostTries && answer.code === "already-received") {
      id = newFormId();
      onNewId(id);
    } else {
      return outcomeOf(endpoint, answer);
    }
  }
}

function reasonWithoutAnswer(error: unknown, file: File | null | undefined): FailureReason {
  if (!navigator.onLine) return "offline";
  return file && error instanceof NoAnswer && !error.uploaded ? "upload" : "failure";
}

function outcomeOf(endpoint: string, { code, status, fields }: Answer): Outcome {
  const mendable = fields.filter(
    (one) => !technicalCodes.has(one.code) && !technicalFields.has(one.field),
  );
  if (mendable.length > 0) return { kind: "invalid", fields: mendable };
  console.error(new Error(`${endpoint} answered ${status} ${code ?? ""}`.trim()));
  if (fields.length > 0) return { kind: "failed", reason: "outdated" };
  return { kind: "failed", reason: (code && reasons[code]) ?? "failure" };
}

const reasons: Partial<Record<NonNullable<Answer["code"]>, FailureReason>> = {
  "too-many": "tooMany",
  "vacancy-closed": "closed",
  "upload-unavailable": "upload",
  "json-invalid": "outdated",
  "multipart-invalid": "outdated",
  "content-type": "outdated",
};

/** Subscribes: to the newsletter, or to the list of a product. */
export const sendNewsletter = (sending: Sending, product?: Product): Promise<Outcome> =>
  send(
    {
      endpoint: endpoints.newsletter,
      schema: newsletterSchema,
      more: {
        ...(product && { product }),
        consentVersion: product ? productConsents[product] : consentVersion,
      },
      mail: ({ email, name }) => ({ type: "newsletter", data: { email, name } }),
    },
    sending,
  );

/** Stores an enquiry; the mail to the agency follows. */
const contact = (sending: Sending): Promise<Outcome> =>
  send(
    {
      endpoint: endpoints.contact,
      schema: contactSchema,
      more: { consentVersion: contactConsentVersion },
      mail: (data) => ({ type: "contact", data }),
    },
    sending,
  );

/** Stores an application, the resume first. */
const application = (sending: Sending): Promise<Outcome> =>
  send(
    {
      endpoint: endpoints.applications,
      schema: applicationSchema,
      more: { consentVersion: applicationConsentVersion },
      body(form) {
        const data = new FormData();
        data.append(applicationParts.form, JSON.stringify(form));
        if (sending.file) data.append(applicationParts.resume, sending.file, sending.file.name);
        return data;
      },
    },
    sending,
  );

export const senders = { contact, application };
