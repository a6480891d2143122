import type { ProductSlug } from "@agency/content";
import { applicationParts } from "@agency/server/forms/contract";
import { type FailureReason, mendable, reasonOf } from "@agency/server/forms/failure";
import type { FieldError } from "@agency/server/forms/fieldError";
import { check } from "@agency/server/forms/fields";
import { honeypotField } from "@agency/server/forms/posted";
import { uuid } from "@agency/server/forms/uuid";
import type { GenericSchema, InferOutput } from "valibot";
import { endpoints, type SendEmail } from "../../shared/api.ts";
import { application } from "../../shared/application.ts";
import { type ConsentVersion, currentConsents } from "../../shared/consent.ts";
import { contact } from "../../shared/contact.ts";
import { newsletter } from "../../shared/newsletter.ts";
import type { FormName } from "../../shared/posted.ts";
import type { Filled, Outcome, Sending } from "./outcome.ts";
import { type Answer, NoAnswer, post } from "./post.ts";

/**
 * Sends the forms. It brings the rules along, so it is loaded with the first form that is used;
 * all forms share this one module, so that the rules stay out of what every page loads.
 */

/** Waits and new ids are for single faults; a server that always asks for another has one itself. */
const maxTries = 3;

interface Kind<Schema extends GenericSchema> {
  definition: { name: keyof typeof endpoints; schema: Schema };
  /** What goes along with the fields. */
  more: { consentVersion: ConsentVersion; product?: ProductSlug };
  /** @default the checked form as JSON */
  body?: (form: object, file: Sending["file"]) => FormData;
  /** The specification's second call; how it ends is none of the visitor's. */
  mail?: (form: InferOutput<Schema>) => SendEmail;
}

/** What the form's rules say of it. The trap is left out: the server judges it. */
function judge<Schema extends GenericSchema>(
  { definition, more }: Kind<Schema>,
  { shownAt, id, language, values }: Filled,
) {
  const elapsed = performance.now() - shownAt;
  return check(definition.schema, { ...values, ...more, id, language, elapsed });
}

async function send<Schema extends GenericSchema>(
  kind: Kind<Schema>,
  sending: Sending,
): Promise<Outcome> {
  const { definition, body, mail } = kind;
  const endpoint = endpoints[definition.name];
  const { values, file, found = [], onNewId, onProgress } = sending;
  const invalid = (fields: readonly FieldError[]) => outcomeOf(fields, values);
  let { id } = sending;
  for (let tries = 1; ; tries += 1) {
    const checked = judge(kind, { ...sending, id });
    if (!checked.ok) return invalid([...checked.fields, ...found]);
    if (found.length > 0) return invalid(found);

    let answer: Answer;
    try {
      const form = { ...(checked.value as object), [honeypotField]: sending.trap };
      answer = await post(endpoint, body?.(form, file) ?? form, file ? onProgress : undefined);
    } catch (error) {
      console.error(error);
      return { kind: "failed", reason: reasonWithoutAnswer(error, file) };
    }
    if (answer.ok) {
      if (mail) void post(endpoints.sendEmail, mail(checked.value)).catch(console.warn);
      return { kind: "sent", reference: answer.reference };
    }
    if (tries < maxTries && answer.code === "too-fast") {
      await new Promise((resolve) => setTimeout(resolve, answer.wait));
    } else if (tries < maxTries && answer.code === "already-received") {
      id = uuid();
      onNewId(id);
    } else {
      const { code, status, fields, wait } = answer;
      const outcome: Outcome =
        fields.length > 0
          ? invalid(fields)
          : { kind: "failed", reason: reasonOf(code, Boolean(file)), wait };
      if (outcome.kind === "failed")
        console.error(new Error(`${endpoint} answered ${status} ${code ?? ""}`.trim()));
      return outcome;
    }
  }
}

/** Where there is nothing that the visitor can mend, the page is older than the server. */
function outcomeOf(...what: Parameters<typeof mendable>): Outcome {
  const fields = mendable(...what);
  return fields.length > 0 ? { kind: "invalid", fields } : { kind: "failed", reason: "outdated" };
}

function reasonWithoutAnswer(error: unknown, file: Sending["file"]): FailureReason {
  if (!navigator.onLine) return "offline";
  return file && error instanceof NoAnswer && !error.uploaded ? "upload" : "lost";
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
    return checked.ok ? [] : mendable(checked.fields, filled.values);
  },
});

/** Subscribes: to the newsletter, or to the list of a product. */
const subscription = (product?: ProductSlug) =>
  sender({
    definition: newsletter,
    more: {
      ...(product && { product }),
      consentVersion: currentConsents[product ?? "newsletter"],
    },
    mail: ({ email, name }) => ({ type: "newsletter", data: { email, name } }),
  });

/** Every form of the site. */
export const senders: Readonly<Record<FormName, Sender>> = {
  /** Stores an enquiry; the mail to the agency follows. */
  contact: sender({
    definition: contact,
    more: { consentVersion: currentConsents.contact },
    mail: (data) => ({ type: "contact", data }),
  }),
  /** Stores an application, the resume first. */
  application: sender({
    definition: application,
    more: { consentVersion: currentConsents.application },
    body(form, file) {
      const data = new FormData();
      data.append(applicationParts.form, JSON.stringify(form));
      if (file) data.append(applicationParts.resume, file, file.name);
      return data;
    },
  }),
  newsletter: subscription(),
  rendre: subscription("rendre"),
  upflyover: subscription("upflyover"),
  gymestry: subscription("gymestry"),
};
