import * as v from "valibot";
import { elapsedSchema, formIdSchema, languageIn, trapSchema } from "./fields.ts";
import { honeypotField } from "./posted.ts";

/** What makes one form of a site. */
export interface FormOptions<
  Name extends string,
  Fields extends v.ObjectEntries,
  Consent extends v.GenericSchema,
  Former extends v.ObjectEntries,
  Languages extends readonly [string, ...string[]],
> {
  /** Limits are counted for each. */
  name: Name;
  /** Milliseconds a person needs at least; what says it was faster is asked to wait. */
  minimumTime: number;
  /** What the visitor fills in or chose before, in the order in which the record keeps it. */
  fields: Fields;
  /** The wordings it may be sent with: the one that is shown, and those of pages still open. */
  consentVersion: Consent;
  /** What pages still open call the trap. @default nothing else */
  formerTrap?: Former;
  /** Languages of its pages. */
  languages: Languages;
}

/**
 * The one definition of a form: page, browser and server go by it.
 *
 * - `fieldsSchema` is what every form carries: its fields, its language, its consent.
 * - `schema` adds what a script sends: `id`, made once for each filled form, so that sending it
 *   twice stores it once; `elapsed`; and the trap, which people never see and leave empty.
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
