import * as v from "valibot";
import type { endpoints } from "./api.ts";
import { elapsedSchema, formIdSchema, languageSchema, trapSchema } from "./fields.ts";
import { trapName } from "./posted.ts";

/** What makes one form of the site. */
export interface FormOptions<
  Fields extends v.ObjectEntries,
  Consent extends v.GenericSchema,
  Former extends v.ObjectEntries,
> {
  /** Its name in `endpoints`; limits are counted for each. */
  name: Exclude<keyof typeof endpoints, "sendEmail">;
  /** Milliseconds a person needs at least; what says it was faster is asked to wait. */
  minimumTime: number;
  /** What the visitor fills in or chose before, in the order in which the record keeps it. */
  fields: Fields;
  /** The wordings it may be sent with: the one that is shown, and those of pages still open. */
  consentVersion: Consent;
  /** What pages still open call the trap. */
  formerTrap: Former;
}

/**
 * The one definition of a form: page, browser and server go by it.
 *
 * - `fieldsSchema` is what every form carries: its fields, its language, its consent.
 * - `schema` adds what a script sends: `id`, made once for each filled form, so that sending it
 *   twice stores it once; `elapsed`; and the trap, which people never see and leave empty.
 */
export function defineForm<
  const Fields extends v.ObjectEntries,
  const Consent extends v.GenericSchema,
  const Former extends v.ObjectEntries,
>({ name, minimumTime, fields, consentVersion, formerTrap }: FormOptions<Fields, Consent, Former>) {
  const carried = { ...fields, language: languageSchema, consentVersion };
  return {
    name,
    minimumTime,
    traps: [trapName, ...Object.keys(formerTrap)],
    fieldsSchema: v.strictObject(carried),
    schema: v.strictObject({
      id: formIdSchema,
      ...carried,
      elapsed: elapsedSchema,
      [trapName]: trapSchema,
      ...formerTrap,
    }),
  };
}

/** A form's fields as they were checked, with the id it is stored under. */
export type FormOf<Definition extends { fieldsSchema: v.GenericSchema }> = v.InferOutput<
  Definition["fieldsSchema"]
> & { id: string };
