import * as v from "valibot";
import { elapsedSchema, formIdSchema, languageIn, trapSchema } from "./fields.ts";
import { honeypotField } from "./posted.ts";

export interface FormOptions<
  Name extends string,
  Fields extends v.ObjectEntries,
  Consent extends v.GenericSchema,
  Former extends v.ObjectEntries,
  Languages extends readonly [string, ...string[]],
> {
  name: Name;
  /** In ms. Faster forms must be sent again. */
  minimumTime: number;
  fields: Fields;
  /** Includes versions of pages that are still open. */
  consentVersion: Consent;
  /** Former honeypot name on pages that are still open. @default none */
  formerTrap?: Former;
  languages: Languages;
}

/**
 * Defines a form for page, browser and server. `schema` extends `fieldsSchema` by what scripts
 * send: `id` (for idempotency), `elapsed` and the honeypot.
 */
export function defineForm<
  const Name extends string,
  const Fields extends v.ObjectEntries,
  const Consent extends v.GenericSchema,
  const Former extends v.ObjectEntries = Record<never, never>,
  const Languages extends readonly [string, ...string[]] = readonly [string, ...string[]],
>({
  name,
  minimumTime,
  fields,
  consentVersion,
  formerTrap = {} as Former,
  languages,
}: FormOptions<Name, Fields, Consent, Former, Languages>) {
  const carried = { ...fields, language: languageIn(languages), consentVersion };
  return {
    name,
    languages,
    minimumTime,
    traps: [honeypotField, ...Object.keys(formerTrap)],
    fieldsSchema: v.strictObject(carried),
    schema: v.strictObject({
      id: formIdSchema,
      ...carried,
      elapsed: elapsedSchema,
      [honeypotField]: trapSchema,
      ...formerTrap,
    }),
  };
}
