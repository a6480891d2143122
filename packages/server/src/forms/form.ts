import * as v from "valibot";
import { elapsedSchema, formIdSchema, honeypotSchema, languageIn } from "./fields.ts";
import type { FileFields } from "./fileFields.ts";
import { honeypotField } from "./posted.ts";

export interface FormOptions<
  Name extends string,
  Fields extends v.ObjectEntries,
  Consent extends v.GenericSchema,
  Former extends v.ObjectEntries,
  Languages extends readonly [string, ...string[]],
  Files extends FileFields,
> {
  name: Name;
  /** In ms. Faster forms must be sent again. */
  minFillTime: number;
  fields: Fields;
  /** Includes versions of open pages. */
  consentVersion: Consent;
  /** Former honeypot of open pages. @default none */
  formerHoneypotField?: Former;
  languages: Languages;
  /** @default none */
  files?: Files;
}

/**
 * Defines a form for page, browser and server. `schema` extends `fieldsSchema` by the scripts' `id`
 * (for idempotency), `elapsed` and honeypot.
 */
export function defineForm<
  const Name extends string,
  const Fields extends v.ObjectEntries,
  const Consent extends v.GenericSchema,
  const Former extends v.ObjectEntries = Record<never, never>,
  const Languages extends readonly [string, ...string[]] = readonly [string, ...string[]],
  const Files extends FileFields = Record<never, never>,
>({
  name,
  minFillTime,
  fields,
  consentVersion,
  formerHoneypotField = {} as Former,
  languages,
  files = {} as Files,
}: FormOptions<Name, Fields, Consent, Former, Languages, Files>) {
  const carried = { ...fields, language: languageIn(languages), consentVersion };
  return {
    name,
    languages,
    files,
    minFillTime,
    honeypotFields: [honeypotField, ...Object.keys(formerHoneypotField)],
    fieldsSchema: v.strictObject(carried),
    schema: v.strictObject({
      id: formIdSchema,
      ...carried,
      elapsed: elapsedSchema,
      [honeypotField]: honeypotSchema,
      ...formerHoneypotField,
    }),
  };
}
