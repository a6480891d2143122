import * as v from "valibot";
import type { FieldCode, FieldError } from "./fieldError.ts";
import { maxNameLength } from "./limits.ts";

/** Schemas shared by browser and server. Messages are stable codes, translated where shown. */

export const code = (value: FieldCode): FieldCode => value;

/** HTML standard, without stray dots, and with a real top-level domain. */
const emailPattern =
  /^(?!\.)(?!.*\.[.@])[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** Bidirectional marks, pasted along with Arabic text. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function asciiDomain(domain: string): string {
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Removes invisible characters and outer space. Lower-cases the domain and converts it to ASCII.
 */
function tidyEmail(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, "").trim();
  const at = visible.lastIndexOf("@");
  return at < 1 ? visible : `${visible.slice(0, at)}@${asciiDomain(visible.slice(at + 1))}`;
}

/** No space, mark, filler or replacement character. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\p{Z}\u2800\ufffd]/u;

function tidyText(text: string): string {
  const tidy = text.replace(directionMarks, "").replace(/\r\n?/g, "\n").trim().toWellFormed();
  return visible.test(tidy) ? tidy : "";
}

/** RFC 5321, 4.5.3.1.3, erratum 1690. */
const maxEmailLength = 254;

/**
 * Normalized address, up to 254 characters. Codes: `required`, `email-invalid`, `email-long`.
 * Source: specification, section 5 ("type email"), and the HTML standard.
 */
export const emailSchema = v.pipe(
  v.string(code("email-invalid")),
  // Before the slow normalization, with room for pasted characters.
  v.maxLength(2 * maxEmailLength, code("email-long")),
  v.transform(tidyEmail),
  v.nonEmpty(code("required")),
  v.maxLength(maxEmailLength, code("email-long")),
  v.regex(emailPattern, code("email-invalid")),
);

const nameText = v.pipe(
  v.string(code("name-invalid")),
  v.transform(tidyText),
  v.maxLength(maxNameLength, code("name-long")),
  v.regex(/^\P{Cc}*$/u, code("name-invalid")),
);

export const nameSchema = v.optional(nameText, "");

/** Up to 100 characters on one line. */
export const requiredNameSchema = v.pipe(nameText, v.nonEmpty(code("required")));

const line = (max: number) =>
  v.pipe(
    v.string(code("text-invalid")),
    v.transform(tidyText),
    v.maxLength(max, code("text-long")),
    v.regex(/^\P{Cc}*$/u, code("text-invalid")),
  );

/** Creates a schema of one trimmed line. Empty if missing. */
export const optionalLine = (max: number) => v.optional(line(max), "");

/** Creates a schema of one trimmed, non-empty line. */
export const requiredLine = (max: number) => v.pipe(line(max), v.nonEmpty(code("required")));

/** Creates a schema of trimmed, non-empty text. Line ends become LF. */
export const requiredText = (max: number) =>
  v.pipe(
    v.string(code("text-invalid")),
    v.transform(tidyText),
    v.nonEmpty(code("required")),
    v.maxLength(max, code("text-long")),
    v.regex(/^[\P{Cc}\n\t]*$/u, code("text-invalid")),
  );

/** Makes Arabic and Persian numbers dialable and searchable. */
const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));

const phoneText = v.pipe(
  v.string(code("phone-invalid")),
  v.transform((text) => latinDigits(tidyText(text.replace(/\p{Cf}/gu, "")))),
  v.regex(/^(?:|(?=(?:\D*\d){6,15}\D*$)\+?[\d ().\-/]{6,40})$/, code("phone-invalid")),
);

/** 6 to 15 digits (ITU-T E.164), or empty. */
export const optionalPhone = v.optional(phoneText, "");

export const requiredPhone = v.pipe(phoneText, v.nonEmpty(code("required")));

/** Created once per filled form, for idempotency. */
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

/** Normalized value, or one error per invalid field. */
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
