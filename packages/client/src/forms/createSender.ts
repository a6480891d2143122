import { applicationParts } from "@agency/server/forms/contract";
import { type FailureReason, filterVisibleErrors, getReason } from "@agency/server/forms/failure";
import type { FieldError } from "@agency/server/forms/fieldError";
import { check } from "@agency/server/forms/fields";
import { honeypotField } from "@agency/server/forms/posted";
import { uuid } from "@agency/server/forms/uuid";
import type { GenericSchema, InferOutput } from "valibot";
import type { FormValues } from "./draft.ts";
import { NoResponseError, type PostResponse, post } from "./post.ts";

/** Outcome of an attempt. `retryAfter` is in ms. @default 0 */
export type SubmissionOutcome =
  | { kind: "sent"; reference: string }
  | { kind: "invalid"; fields: FieldError[] }
  | { kind: "failed"; reason: FailureReason; retryAfter?: number };

export interface FilledForm {
  /** Idempotency key: the server stores one form per id. */
  id: string;
  /** `performance.now()` when the form was shown. */
  shownAt: number;
  language: string;
  values: FormValues;
}

export interface SendRequest extends FilledForm {
  /** Called with a new id if the server has another form under it. */
  onNewId: (id: string) => void;
  honeypot: string;
  file?: File | null | undefined;
  /** Errors outside of the schema, such as the file's. They prevent sending. */
  fileErrors?: readonly FieldError[] | undefined;
  /** Receives the uploaded part, 0 to 1. */
  onProgress?: ((progress: number) => void) | undefined;
}

export interface FormSender {
  send: (request: SendRequest) => Promise<SubmissionOutcome>;
  validate: (form: FilledForm) => FieldError[];
}

export interface SenderOptions<Schema extends GenericSchema> {
  endpoint: string;
  /** From `defineForm` in `@agency/server/forms/form`. */
  schema: Schema;
  /** Sent with the fields, such as `consentVersion`. */
  extraValues: Readonly<Record<string, string>>;
  /** Sends `multipart/form-data`: the form as JSON, then the file. @default false: JSON */
  isMultipart?: boolean;
  /** Called once the server has stored the form. */
  onStored?: (form: InferOutput<Schema>) => void;
}

/** In case of a faulty server. */
const maxAttempts = 3;

/**
 * Creates a form's sender, with up to three attempts. It waits `Retry-After` after `too-fast`, and
 * renews the id after `already-received`. Other failures are outcomes, not exceptions. After `lost`
 * the server may have the form: send it again with the same id. Import it dynamically: it includes
 * the validation library.
 */
export function createSender<Schema extends GenericSchema>({
  endpoint,
  schema,
  extraValues,
  isMultipart = false,
  onStored,
}: SenderOptions<Schema>): FormSender {
  /** Only the server validates the honeypot. */
  function checkForm({ shownAt, id, language, values }: FilledForm) {
    const elapsed = performance.now() - shownAt;
    return check(schema, { ...values, ...extraValues, id, language, elapsed });
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
        if (file && !(await isReadable(file))) return { kind: "invalid", fields: [unreadableFile] };
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
      return checked.ok ? [] : filterVisibleErrors(checked.fields, form.values);
    },
  };
}

function toFormData(form: object, file: SendRequest["file"]): FormData {
  const data = new FormData();
  data.append(applicationParts.form, JSON.stringify(form));
  if (file) data.append(applicationParts.resume, file, file.name);
  return data;
}

const unreadableFile: FieldError = { field: applicationParts.resume, code: "file-unreadable" };

/** A changed, moved or deleted file makes every upload fail. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Without errors in visible fields, the page is older than the server. */
function rejectFields(errors: readonly FieldError[], values: FormValues): SubmissionOutcome {
  const fields = filterVisibleErrors(errors, values);
  return fields.length > 0 ? { kind: "invalid", fields } : { kind: "failed", reason: "outdated" };
}

function explainNoResponse(error: unknown, file: SendRequest["file"]): FailureReason {
  if (!navigator.onLine) return "offline";
  return file && error instanceof NoResponseError && !error.isUploaded ? "upload" : "lost";
}
