import * as v from "valibot";
import { asciiEmail, internationalEmail, normalizeEmail } from "./email.ts";
import type { FieldCode, FieldError } from "./fieldError.ts";
import { maxNameLength } from "./limits.ts";
import { normalizeLine, normalizeText } from "./normalizeText.ts";
import { isPhone, normalizePhone } from "./phone.ts";

/** Schemas for browser and server. Messages are codes, translated where shown. */

export const code = (value: FieldCode): FieldCode => value;

/** RFC 5321, 4.5.3.1.3, erratum 1690. */
const maxEmailLength = 254;

const address = v.pipe(
  v.string(code("email-invalid")),
  // Before the slow normalization.
  v.maxLength(2 * maxEmailLength, code("email-long")),
  v.transform(normalizeEmail),
  v.nonEmpty(code("required")),
  v.maxLength(maxEmailLength, code("email-long")),
  v.regex(internationalEmail, code("email-invalid")),
);

/**
 * Required e-mail address, normalized, up to 254 characters, with an ASCII local part. Codes:
 * `required`, `email-invalid`, `email-long`, `email-international`.
 * Source: specification, section 5 ("type email"), and the HTML standard.
 */
export const emailSchema = v.pipe(address, v.regex(asciiEmail, code("email-international")));

/**
 * Required e-mail address with a local part of any script (RFC 6531). The server rejects them with
 * `email-international` if its mail server does not support SMTPUTF8.
 */
export const visitorEmailSchema = address;

const nameText = v.pipe(
  v.string(code("name-invalid")),
  v.transform(normalizeLine),
  v.maxLength(maxNameLength, code("name-long")),
);

export const nameSchema = v.optional(nameText, "");

/** Up to 100 characters on one line. */
export const requiredNameSchema = v.pipe(nameText, v.nonEmpty(code("required")));

const line = (max: number) =>
  v.pipe(
    v.string(code("text-invalid")),
    v.transform(normalizeLine),
    v.maxLength(max, code("text-long")),
  );

/** Creates a schema of one normalized line. Empty if missing. */
export const optionalLine = (max: number) => v.optional(line(max), "");

/** Creates a schema of one normalized, non-empty line. */
export const requiredLine = (max: number) => v.pipe(line(max), v.nonEmpty(code("required")));

/** Creates a schema of normalized, non-empty text. Line ends become LF. */
export const requiredText = (max: number) =>
  v.pipe(
    v.string(code("text-invalid")),
    v.transform(normalizeText),
    v.nonEmpty(code("required")),
    v.maxLength(max, code("text-long")),
  );

/** UTF-16 code units before the normalization. */
const maxPhoneLength = 200;

const phoneText = v.pipe(
  v.string(code("phone-invalid")),
  v.maxLength(maxPhoneLength, code("phone-invalid")),
  v.transform(normalizePhone),
  v.check((text) => text === "" || isPhone(text), code("phone-invalid")),
);

/** Normalized phone number of 6 to 15 digits, with an optional extension, or empty. */
export const optionalPhone = v.optional(phoneText, "");

/** The same, not empty. Code: `required`. */
export const requiredPhone = v.pipe(phoneText, v.nonEmpty(code("required")));

/** Idempotency key, created once per filled form. */
export const formIdSchema = v.pipe(
  v.string(code("id-invalid")),
  v.uuid(code("id-invalid")),
  v.toLowerCase(),
);

export const languageIn = <const Languages extends readonly string[]>(languages: Languages) =>
  v.picklist(languages, code("language-invalid"));

/** Honeypot, which must stay empty. */
export const honeypotSchema = v.optional(v.literal("", code("invalid")), "");

/** Fill time in ms, by a monotonic clock (`performance.now()`). */
export const elapsedSchema = v.pipe(
  v.number(code("invalid")),
  v.finite(code("invalid")),
  v.minValue(0, code("invalid")),
);

/** Value, or one error per invalid field. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; fields: FieldError[] };

/** Validates and normalizes input, without throwing. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, fields: result.issues.map(fieldError) };
}

function fieldError(issue: v.BaseIssue<unknown>): FieldError {
  const field = v.getDotPath(issue) ?? "";
  if (issue.type !== "strict_object") return { field, code: issue.message as FieldCode };
  if (!field) return { field, code: "invalid" };
  return { field, code: issue.expected === "never" ? "unknown-field" : "required" };
}
