import { applicationParts } from "@agency/server/forms/contract";
import { type FailureReason, getReason, mendable } from "@agency/server/forms/failure";
import type { FieldError } from "@agency/server/forms/fieldError";
import { check } from "@agency/server/forms/fields";
import { honeypotField } from "@agency/server/forms/posted";
import { uuid } from "@agency/server/forms/uuid";
import type { GenericSchema, InferOutput } from "valibot";
import type { FormValues } from "./draft.ts";
import { NoResponseError, type PostResponse, post } from "./post.ts";

/** How an attempt to send a form ended. `retryAfter` is in ms. @default 0 */
export type SubmissionOutcome =
  | { kind: "sent"; reference: string }
  | { kind: "invalid"; fields: FieldError[] }
  | { kind: "failed"; reason: FailureReason; retryAfter?: number };

/** A filled form. */
export interface FilledForm {
  /** Idempotency key: sent twice, the form is stored once. */
  id: string;
  /** `performance.now()` when the form was shown. */
  shownAt: number;
  language: string;
  values: FormValues;
}

/** A filled form with the rest of its request. */
export interface SendRequest extends FilledForm {
  /** Called with a new id if the server has stored another form under the first one. */
  onNewId: (id: string) => void;
  /** Value of the honeypot field. */
  honeypot: string;
  file?: File | null | undefined;
  /** Errors that the schema cannot find, such as in the file. Nothing is sent if there are any. */
  fileErrors?: readonly FieldError[] | undefined;
  /** Receives the uploaded part of the file, 0 to 1. */
  onProgress?: ((progress: number) => void) | undefined;
}

/** Validates and sends one form. */
export interface FormSender {
  send: (request: SendRequest) => Promise<SubmissionOutcome>;
  /** Returns the errors of the visible fields by the form's schema. */
  validate: (form: FilledForm) => FieldError[];
}

export interface SenderOptions<Schema extends GenericSchema> {
  /** Path that the form is posted to, such as `/api/contact`. */
  endpoint: string;
  /** Schema of the form, from `defineForm` in `@agency/server/forms/form`. */
  schema: Schema;
  /** Values sent along with the fields, such as `consentVersion`. */
  carried: Readonly<Record<string, string>>;
  /** Sends `multipart/form-data`: the form as JSON, then the file. @default false: JSON */
  isMultipart?: boolean;
  /** Called with the validated form once the server has stored it. */
  onStored?: (form: InferOutput<Schema>) => void;
}

/** Maximum attempts for one submission, so that a faulty server cannot cause an endless loop. */
const maxAttempts = 3;

/**
 * Creates the sender of a form. It waits and retries if the server says so, and renews the id on a
 * conflict. Import it dynamically: it brings the validation library.
 */
export function createSender<Schema extends GenericSchema>({
  endpoint,
  schema,
  carried,
  isMultipart = false,
  onStored,
}: SenderOptions<Schema>): FormSender {
  /** Leaves out the honeypot, which only the server judges. */
  function checkForm({ shownAt, id, language, values }: FilledForm) {
    const elapsed = performance.now() - shownAt;
    return check(schema, { ...values, ...carried, id, language, elapsed });
  }

  async function send(request: SendRequest): Promise<SubmissionOutcome> {
    const { values, honeypot, file, fileErrors = [], onNewId, onProgress } = request;
    let { id } = request;
    for (let attempt = 1; ; attempt += 1) {
      const checked = checkForm({ ...request, id });
      if (!checked.ok) return rejectFields([...checked.fields, ...fileErrors], values);
      if (fileErrors.length > 0) return rejectFields(fileErrors, values);

      let response: PostResponse;
      try {
        const form = { ...(checked.value as object), [honeypotField]: honeypot };
        const body = isMultipart ? toFormData(form, file) : form;
        response = await post(endpoint, body, file ? onProgress : undefined);
      } catch (error) {
        console.error(error);
        return { kind: "failed", reason: explainNoResponse(error, file) };
      }
      const { code, fields, retryAfter } = response;
      if (response.ok) {
        onStored?.(checked.value);
        return { kind: "sent", reference: response.reference };
      }
      if (attempt < maxAttempts && code === "too-fast") {
        await new Promise((resolve) => setTimeout(resolve, retryAfter));
      } else if (attempt < maxAttempts && code === "already-received") {
        id = uuid();
        onNewId(id);
      } else {
        const outcome: SubmissionOutcome =
          fields.length > 0
            ? rejectFields(fields, values)
            : { kind: "failed", reason: getReason(code, Boolean(file)), retryAfter };
        if (outcome.kind === "failed")
          console.error(new Error(`${endpoint} answered ${response.status} ${code ?? ""}`.trim()));
        return outcome;
      }
    }
  }

  return {
    send,
    validate(form) {
      const checked = checkForm(form);
      return checked.ok ? [] : mendable(checked.fields, form.values);
    },
  };
}

function toFormData(form: object, file: SendRequest["file"]): FormData {
  const data = new FormData();
  data.append(applicationParts.form, JSON.stringify(form));
  if (file) data.append(applicationParts.resume, file, file.name);
  return data;
}

/** Without an error that the visitor can correct, the page is older than the server. */
function rejectFields(errors: readonly FieldError[], values: FormValues): SubmissionOutcome {
  const fields = mendable(errors, values);
  return fields.length > 0 ? { kind: "invalid", fields } : { kind: "failed", reason: "outdated" };
}

function explainNoResponse(error: unknown, file: SendRequest["file"]): FailureReason {
  if (!navigator.onLine) return "offline";
  return file && error instanceof NoResponseError && !error.isUploaded ? "upload" : "lost";
}
