import type { FieldDefinition } from "@sanity/types";
import { choice } from "./fields.ts";

/**
 * Stored with its submission, while the mail server may be down. The first instance to claim a
 * pending mail sends it.
 */
export const mail: FieldDefinition = {
  name: "mail",
  title: "Email status",
  type: "object",
  readOnly: true,
  fields: [
    {
      name: "state",
      title: "Status",
      type: "string",
      options: { list: ["pending", "sending", "sent", "failed", "dropped"] },
      initialValue: "pending",
    },
    { name: "tries", title: "Attempts", type: "number", initialValue: 0 },
    { name: "nextTryAt", title: "Next attempt", type: "datetime" },
    { name: "claim", title: "Claimed by", type: "string", hidden: true },
    { name: "claimedUntil", title: "Claimed until", type: "datetime", hidden: true },
    { name: "sentAt", title: "Sent", type: "datetime" },
    { name: "lastError", title: "Last error", type: "string" },
  ],
};

export const language: FieldDefinition = {
  name: "language",
  title: "Language",
  type: "string",
  options: {
    list: [
      { title: "English", value: "en" },
      { title: "العربية", value: "ar" },
    ],
  },
};

export const consentVersion: FieldDefinition = {
  name: "consentVersion",
  title: "Consent text version",
  type: "string",
  hidden: true,
  readOnly: true,
};

export const consentText: FieldDefinition = {
  name: "consentText",
  title: "Consent text",
  type: "text",
  rows: 2,
  readOnly: true,
};

export const consents: FieldDefinition = {
  name: "consents",
  title: "Consents",
  type: "array",
  readOnly: true,
  of: [
    {
      type: "object",
      name: "consent",
      fields: [
        { name: "version", title: "Version", type: "string" },
        { name: "text", title: "Text", type: "text", rows: 2 },
        { name: "language", title: "Language", type: "string" },
        { name: "at", title: "When", type: "datetime" },
        { name: "product", title: "Product", type: "string" },
      ],
    },
  ],
};

/** Idempotency key. */
export const formId: FieldDefinition = {
  name: "formId",
  title: "Form id",
  type: "string",
  hidden: true,
  readOnly: true,
};

/** Distinguishes a resent form from another with the same id. */
export const formDigest: FieldDefinition = {
  name: "formDigest",
  title: "Form digest",
  type: "string",
  hidden: true,
  readOnly: true,
};

export const reference: FieldDefinition = {
  name: "reference",
  title: "Reference number",
  type: "string",
  readOnly: true,
};

/** Changed by the staff command and the inbox, which check and log each step. */
export const status = (statuses: readonly string[]): FieldDefinition => ({
  ...choice("status", "Status", statuses, statuses[0]),
  description: "Changed in the inbox or with `pnpm submissions status`.",
  readOnly: true,
});

export const statusLog: FieldDefinition = {
  name: "statusLog",
  title: "Status changes",
  type: "array",
  readOnly: true,
  of: [
    {
      type: "object",
      name: "statusChange",
      fields: [
        { name: "at", title: "When", type: "datetime" },
        { name: "from", title: "From", type: "string" },
        { name: "to", title: "To", type: "string" },
        { name: "by", title: "By", type: "string" },
      ],
    },
  ],
};

export const handling: FieldDefinition[] = [
  {
    name: "assignee",
    title: "Assigned to",
    type: "string",
    description: "Staff email.",
    readOnly: true,
  },
  { name: "rating", title: "Rating", type: "number", description: "1 to 5.", readOnly: true },
  {
    name: "notes",
    title: "Notes",
    type: "array",
    readOnly: true,
    of: [
      {
        type: "object",
        name: "note",
        fields: [
          { name: "at", title: "When", type: "datetime" },
          { name: "by", title: "By", type: "string" },
          { name: "text", title: "Note", type: "text", rows: 3 },
        ],
      },
    ],
  },
  {
    name: "answers",
    title: "Replies",
    type: "array",
    description: "Their messages are stored separately.",
    readOnly: true,
    of: [
      {
        type: "object",
        name: "answer",
        fields: [
          { name: "at", title: "When", type: "datetime" },
          { name: "by", title: "By", type: "string" },
          { name: "template", title: "Template", type: "string" },
        ],
      },
    ],
  },
  {
    name: "isTold",
    title: "Staff notified",
    type: "boolean",
    description: "No until staff have been emailed about it.",
    readOnly: true,
  },
  {
    name: "handlingLog",
    title: "Changes of assignment, rating and contact",
    type: "array",
    readOnly: true,
    of: [
      {
        type: "object",
        name: "handlingChange",
        fields: [
          { name: "at", title: "When", type: "datetime" },
          { name: "by", title: "By", type: "string" },
          { name: "what", title: "What", type: "string" },
          { name: "to", title: "To", type: "string" },
        ],
      },
    ],
  },
];

export const email: FieldDefinition = {
  name: "email",
  title: "Email",
  type: "string",
  validation: (rule) => rule.required().email(),
};
