import { languages } from "@agency/content/language";
import { statuses } from "@agency/content/statuses";
import {
  code,
  emailSchema,
  formIdSchema,
  requiredLine,
  requiredText,
  visitorEmailSchema,
} from "@agency/server/forms/fields";
import * as v from "valibot";
import type { InboxType } from "../roles.ts";
import { mailStates } from "../staff/find-submissions.ts";

/** By URL segment. */
export const types: Readonly<Record<string, InboxType>> = {
  applications: "jobApplication",
  enquiries: "contactEnquiry",
};

/** In characters. */
const maxNoteLength = 5_000;

const maxSubjectLength = 200;
const maxAnswerLength = 5_000;

/** More than a screen shows. */
const maxBatch = 100;

const invalid = code("invalid");
const short = v.pipe(v.string(invalid), v.nonEmpty(code("required")), v.maxLength(100, invalid));
const rating = v.pipe(
  v.number(invalid),
  v.integer(invalid),
  v.minValue(1, invalid),
  v.maxValue(5, invalid),
);

const days = v.pipe(v.number(invalid), v.integer(invalid), v.minValue(1, invalid));

/** Omitted fields match everything. */
export const listSchema = (type: InboxType) =>
  v.object({
    status: v.optional(v.picklist(statuses[type], invalid)),
    assignee: v.optional(v.union([v.literal("none"), emailSchema])),
    rating: v.optional(v.pipe(v.string(invalid), v.transform(Number), rating)),
    mail: v.optional(v.picklist(mailStates, invalid)),
    search: v.optional(v.pipe(v.string(invalid), v.maxLength(100, invalid))),
    about: v.optional(v.pipe(v.string(invalid), v.maxLength(200, invalid))),
    /** In days. */
    waiting: v.optional(v.pipe(v.string(invalid), v.transform(Number), days)),
    resume: v.optional(v.picklist(["yes", "no"], invalid)),
    at: v.optional(v.pipe(v.string(invalid), v.isoTimestamp(invalid)), "9999-12-31T00:00:00.000Z"),
    after: v.optional(v.pipe(v.string(invalid), v.maxLength(100, invalid)), ""),
  });

export type Wanted = v.InferOutput<ReturnType<typeof listSchema>>;

const one = v.object({ reference: short, rev: short });

const distinctRecords = <Item extends v.GenericSchema<unknown, { reference: string }>>(
  item: Item,
) =>
  v.pipe(
    v.array(item, invalid),
    v.nonEmpty(code("required")),
    v.maxLength(maxBatch, invalid),
    v.checkItems((one, at, all) => {
      const first = all.findIndex(({ reference }) => reference === one.reference);
      return first === at;
    }, invalid),
  );

/** `from` is the status that was seen. Other changes do not hinder a move. */
export const moveSchema = v.object({
  to: short,
  records: distinctRecords(v.object({ reference: short, from: short })),
});

const texts = v.object({
  subject: requiredLine(maxSubjectLength),
  text: requiredText(maxAnswerLength),
});

/** Records with their seen revisions, and texts by language. `id` is an idempotency key. */
export const answerSchema = v.object({
  template: short,
  moves: v.boolean(invalid),
  replyTo: v.picklist(["me", "agency"], invalid),
  texts: v.object(v.entriesFromList(languages, v.exactOptional(texts))),
  records: distinctRecords(v.object({ ...one.entries, id: formIdSchema })),
});

/** `id` is an idempotency key. */
export const noteSchema = v.object({ id: formIdSchema, text: requiredText(maxNoteLength) });

export const handlingSchema = v.object({
  rev: short,
  assignee: v.exactOptional(v.nullable(emailSchema)),
  rating: v.exactOptional(v.nullable(rating)),
});

export const personSchema = v.object({ email: visitorEmailSchema });

/** The address is typed twice. */
export const eraseSchema = v.pipe(
  v.object({ email: visitorEmailSchema, repeated: visitorEmailSchema }),
  v.forward(
    v.partialCheck(
      [["email"], ["repeated"]],
      ({ email, repeated }) => email.toLowerCase() === repeated.toLowerCase(),
      invalid,
    ),
    ["repeated"],
  ),
);
