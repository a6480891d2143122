import type { GenericSchema, InferOutput } from "valibot";
import { applicationParts, endpoints, type SendEmail } from "../../shared/api.ts";
import { applicationSchema } from "../../shared/application.ts";
import { currentConsents } from "../../shared/consent.ts";
import { contactSchema } from "../../shared/contact.ts";
import { check, type FieldError } from "../../shared/fields.ts";
import { newsletterSchema, type Product } from "../../shared/newsletter.ts";
import { uuid } from "../uuid.ts";
import type { FailureReason, Filled, Outcome, Sending } from "./outcome.ts";
import { type Answer, NoAnswer, post } from "./post.ts";

/**
 * Sends the forms. It brings the rules along, so it is loaded with the first form that is used;
 * all forms share this one module, so that the rules stay out of what every page loads.
 */

/** Waits and new ids are for single faults; a server that always asks for another has one itself. */
const mostTries = 3;

interface Kind<Schema extends GenericSchema> {
  endpoint: string;
  schema: Schema;
  /** What the server calls the trap. The browser's own check leaves it out: the server judges it. */
  trap: string;
  /** What the form itself adds to what every form sends. */
  more: Record<string, unknown>;
  /** Where a finding shows whose own field is not there to see. */
  standIns?: Readonly<Record<string, string>>;
  /** @default the checked form as JSON */
  body?: (form: object, file: Sending["file"]) => FormData;
  /** The specification's second call; how it ends is none of the visitor's. */
  mail?: (form: InferOutput<Schema>) => SendEmail;
}

/** What the form's rules say of it. */
function judge<Schema extends GenericSchema>(
  { schema, more }: Kind<Schema>,
  { shownAt, ...filled }: Filled,
) {
  const { id, language, values } = filled;
  const elapsed = performance.now() - shownAt;
  return check(schema, { ...values, ...filled.more, ...more, id, language, elapsed });
}

async function send<Schema extends GenericSchema>(
  kind: Kind<Schema>,
  sending: Sending,
): Promise<Outcome> {
  const { endpoint, trap, body, mail } = kind;
  const { values, file, found = [], onNewId, onProgress } = sending;
  const invalid = (fields: readonly FieldError[]) => outcomeOf(fields, values, kind.standIns);
  let { id } = sending;
  for (let tries = 1; ; tries += 1) {
    const checked = judge(kind, { ...sending, id });
    if (!checked.ok) return invalid([...checked.fields, ...found]);
    if (found.length > 0) return invalid(found);

    let answer: Answer;
    try {
      const form = { ...(checked.value as object), [trap]: sending.trap };
      answer = await post(endpoint, body?.(form, file) ?? form, file ? onProgress : undefined);
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
      id = uuid();
      onNewId(id);
    } else {
      const { code, status, fields, wait } = answer;
      const outcome: Outcome =
        fields.length > 0
          ? invalid(fields)
          : { kind: "failed", reason: reasonOf(code, file), wait };
      if (outcome.kind === "failed")
        console.error(new Error(`${endpoint} answered ${status} ${code ?? ""}`.trim()));
      return outcome;
    }
  }
}

/** What the visitor can mend, at the fields that are there to see. */
const mendable = (
  findings: readonly FieldError[],
  values: Filled["values"],
  standIns: Readonly<Record<string, string>> = {},
): FieldError[] =>
  findings
    .map(({ field, code }) => ({ field: standIns[field] ?? field, code }))
    .filter(({ field }) => field in values || field === applicationParts.resume)
    .filter(({ code }) => code !== "unknown-field");

/** Where there is nothing that the visitor can mend, the page is older than the server. */
function outcomeOf(...what: Parameters<typeof mendable>): Outcome {
  const fields = mendable(...what);
  return fields.length > 0 ? { kind: "invalid", fields } : { kind: "failed", reason: "outdated" };
}

function reasonWithoutAnswer(error: unknown, file: Sending["file"]): FailureReason {
  if (!navigator.onLine) return "offline";
  return file && error instanceof NoAnswer && !error.uploaded ? "upload" : "lost";
}

type Code = NonNullable<Answer["code"]>;

const reasons: Partial<Record<Code, FailureReason>> = {
  "too-many": "tooMany",
  "vacancy-closed": "closed",
  "upload-unavailable": "upload",
  "json-invalid": "outdated",
  "multipart-invalid": "outdated",
  "content-type": "outdated",
};

/** With a file, what comes too slowly, in part, or not at all for want of room is the file. */
const fileFaults: ReadonlySet<Code> = new Set(["body-incomplete", "busy", "too-slow"]);

function reasonOf(code: Answer["code"], file: Sending["file"]): FailureReason {
  if (!code) return "failure";
  return (file && fileFaults.has(code) ? "upload" : reasons[code]) ?? "failure";
}

interface Sender {
  send: (sending: Sending) => Promise<Outcome>;
  /** What is wrong with the fields by the rules, without sending them. */
  findings: (filled: Filled) => FieldError[];
}

const sender = <Schema extends GenericSchema>(kind: Kind<Schema>): Sender => ({
  send: (sending) => send(kind, sending),
  findings(filled) {
    const checked = judge(kind, filled);
    return checked.ok ? [] : mendable(checked.fields, filled.values, kind.standIns);
  },
});

/** Subscribes: to the newsletter, or to the list of a product. */
const subscription = (product?: Product) =>
  sender({
    endpoint: endpoints.newsletter,
    schema: newsletterSchema,
    trap: "company",
    more: {
      ...(product && { product }),
      consentVersion: currentConsents[product ?? "newsletter"],
    },
    mail: ({ email, name }) => ({ type: "newsletter", data: { email, name } }),
  });

/** Stores an enquiry; the mail to the agency follows. */
const contact = sender({
  endpoint: endpoints.contact,
  schema: contactSchema,
  trap: "website",
  more: { consentVersion: currentConsents.contact },
  mail: (data) => ({ type: "contact", data }),
});

/** Stores an application, the resume first. */
const application = sender({
  endpoint: endpoints.applications,
  schema: applicationSchema,
  trap: "website",
  more: { consentVersion: currentConsents.application },
  // The position's title goes with its choice.
  standIns: { position: "jobId" },
  body(form, file) {
    const data = new FormData();
    data.append(applicationParts.form, JSON.stringify(form));
    if (file) data.append(applicationParts.resume, file, file.name);
    return data;
  },
});

/** Every form of the site, by the name of its draft. */
export const senders = {
  contact,
  application,
  newsletter: subscription(),
  rendre: subscription("rendre"),
  upflyover: subscription("upflyover"),
  gymestry: subscription("gymestry"),
} satisfies Record<string, Sender>;
