import { languages } from "@agency/content/language";
import { statuses } from "@agency/content/statuses";
import {
  code,
  emailSchema,
  formIdSchema,
  requiredLine,
  requiredText,
} from "@agency/server/forms/fields";
import * as v from "valibot";
import type { InboxType } from "../roles.ts";
import { mailStates } from "../staff/find.ts";

/** What is in an address for each kind. */
export const types: Readonly<Record<string, InboxType>> = {
  applications: "jobApplication",
  enquiries: "contactEnquiry",
};

/** In characters. */
const longestNote = 5_000;

const longestSubject = 200;
const longestAnswer = 5_000;

/** More than fit on a screen. */
const maxBatch = 100;

const invalid = code("invalid");
const short = v.pipe(v.string(invalid), v.nonEmpty(code("required")), v.maxLength(100, invalid));
const rating = v.pipe(
  v.number(invalid),
  v.integer(invalid),
  v.minValue(1, invalid),
  v.maxValue(5, invalid),
);

/** Which records to list; what is left out stands for any. */
export const listSchema = (type: InboxType) =>
  v.object({
    status: v.optional(v.picklist(statuses[type], invalid)),
    assignee: v.optional(emailSchema),
    rating: v.optional(v.pipe(v.string(invalid), v.transform(Number), rating)),
    mail: v.optional(v.picklist(mailStates, invalid)),
    /** The last one of the page before: when it came, and its reference. */
    at: v.optional(v.pipe(v.string(invalid), v.isoTimestamp(invalid)), "9999-12-31T00:00:00.000Z"),
    after: v.optional(v.pipe(v.string(invalid), v.maxLength(100, invalid)), ""),
  });

export type Wanted = v.InferOutput<ReturnType<typeof listSchema>>;

const one = v.object({ reference: short, rev: short });

/** Several records, each once. */
const several = <Item extends v.GenericSchema<unknown, { reference: string }>>(item: Item) =>
  v.pipe(
    v.array(item, invalid),
    v.nonEmpty(code("required")),
    v.maxLength(maxBatch, invalid),
    v.checkItems((one, at, all) => {
      const first = all.findIndex(({ reference }) => reference === one.reference);
      return first === at;
    }, invalid),
  );

/** Some records, as they were seen, and the status they get. */
export const moveSchema = v.object({ to: short, records: several(one) });

const texts = v.object({
  subject: requiredLine(longestSubject),
  text: requiredText(longestAnswer),
});

/** An answer to some records as they were seen, in the languages of these; `id` is made where it was typed. */
export const answerSchema = v.object({
  template: short,
  /** Whether the status goes with it that the template names. */
  moves: v.boolean(invalid),
  /** Who gets what is written back. */
  replyTo: v.picklist(["me", "agency"], invalid),
  texts: v.object(v.entriesFromList(languages, v.exactOptional(texts))),
  records: several(v.object({ ...one.entries, id: formIdSchema })),
});

/** `id` is made where it was typed. */
export const noteSchema = v.object({ id: formIdSchema, text: requiredText(longestNote) });

export const handlingSchema = v.object({
  rev: short,
  assignee: v.exactOptional(v.nullable(emailSchema)),
  rating: v.exactOptional(v.nullable(rating)),
});

export const personSchema = v.object({ email: emailSchema });

/** Whoever erases a person types the address a second time. */
export const eraseSchema = v.pipe(
  v.object({ email: emailSchema, repeated: emailSchema }),
  v.forward(
    v.partialCheck(
      [["email"], ["repeated"]],
      ({ email, repeated }) => email.toLowerCase() === repeated.toLowerCase(),
      invalid,
    ),
    ["repeated"],
  ),
);
