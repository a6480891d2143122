import * as v from "valibot";
import type { FieldCode, FieldError } from "./fieldError.ts";
import { maxNameLength } from "./limits.ts";

/**
 * What the rules of all forms are made of, shared by browser and server. Messages are stable
 * codes; who shows them turns them into words.
 */

/** Keeps a message to the codes above. */
export const code = (value: FieldCode): FieldCode => value;

/** The address as browsers check it (HTML standard), without stray dots and with a real top-level domain. */
const emailPattern =
  /^(?!\.)(?!.*\.[.@])[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** Direction marks and isolates: they come along when something is pasted out of Arabic text. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function asciiDomain(domain: string): string {
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Without invisible characters and outer space; the domain in lower case, international names in ASCII. */
function tidyEmail(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, "").trim();
  const at = visible.lastIndexOf("@");
  return at < 1 ? visible : `${visible.slice(0, at)}@${asciiDomain(visible.slice(at + 1))}`;
}

/** A character that shows: no space, mark, filler or replacement of what was none. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\p{Z}\u2800\ufffd]/u;

/** What nobody can see is nothing. */
function tidyText(text: string): string {
  const tidy = text.replace(directionMarks, "").replace(/\r\n?/g, "\n").trim().toWellFormed();
  return visible.test(tidy) ? tidy : "";
}

/** The longest address (RFC 5321, 4.5.3.1.3, and its erratum 1690). */
const maxEmailLength = 254;

/**
 * One mail address, tidied, up to 254 characters. Codes: `required`, `email-invalid`, `email-long`.
 * Source: specification, section 5 ("type email"), and the HTML standard.
 */
export const emailSchema = v.pipe(
  v.string(code("email-invalid")),
  // Twice the length leaves room for what comes along with a pasted address; tidying takes time.
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

/** A name that may stay empty. */
export const nameSchema = v.optional(nameText, "");

/** A name that has to be filled, up to 100 characters on one line. */
export const requiredNameSchema = v.pipe(nameText, v.nonEmpty(code("required")));

const line = (max: number) =>
  v.pipe(
    v.string(code("text-invalid")),
    v.transform(tidyText),
    v.maxLength(max, code("text-long")),
    v.regex(/^\P{Cc}*$/u, code("text-invalid")),
  );

/** One line that may stay empty. */
export const optionalLine = (max: number) => v.optional(line(max), "");

/** One line that has to be filled. */
export const requiredLine = (max: number) => v.pipe(line(max), v.nonEmpty(code("required")));

/** Several lines that have to be filled. Line ends are stored as `\n`. */
export const requiredText = (max: number) =>
  v.pipe(
    v.string(code("text-invalid")),
    v.transform(tidyText),
    v.nonEmpty(code("required")),
    v.maxLength(max, code("text-long")),
    v.regex(/^[\P{Cc}\n\t]*$/u, code("text-invalid")),
  );

/** Arabic and Persian digits as Latin ones, so that a number can be dialled and searched for. */
const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));

const phoneText = v.pipe(
  v.string(code("phone-invalid")),
  v.transform((text) => latinDigits(tidyText(text.replace(/\p{Cf}/gu, "")))),
  v.regex(/^(?:|(?=(?:\D*\d){6,15}\D*$)\+?[\d ().\-/]{6,40})$/, code("phone-invalid")),
);

/** A phone number as people write it, 6 to 15 digits (ITU-T E.164), or nothing. */
export const optionalPhone = v.optional(phoneText, "");

/** The same, but not nothing. */
export const requiredPhone = v.pipe(phoneText, v.nonEmpty(code("required")));

/** Made once for each filled form, so that sending it twice stores it once. */
export const formIdSchema = v.pipe(
  v.string(code("id-invalid")),
  v.uuid(code("id-invalid")),
  v.toLowerCase(),
);

/** The language of the page that a form is on, one of these. */
export const languageIn = <const Languages extends readonly string[]>(languages: Languages) =>
  v.picklist(languages, code("language-invalid"));

/** A field that people never see and leave empty. */
export const trapSchema = v.optional(v.literal("", code("invalid")), "");

/** Milliseconds from showing the form to sending it, by a clock that never jumps (`performance.now()`). */
export const elapsedSchema = v.pipe(
  v.number(code("invalid")),
  v.finite(code("invalid")),
  v.minValue(0, code("invalid")),
);

/** The outcome of a check: the tidied value, or what is wrong, one finding for each field. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; fields: FieldError[] };

/** Checks unknown input against a schema of this folder. */
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
