import type { FieldCode, FieldError } from "@agency/server/forms/fieldError";

/** The words for what is wrong with a file. */
type FileMessageKey = "fileSize" | "fileType" | "fileUnsafe" | "fileInfected";

/** The words for what is wrong with a field. */
export type MessageKey =
  | "required"
  | "email"
  | "phone"
  | "tooLong"
  | "text"
  | "other"
  | FileMessageKey;

/** For forms without a file, which have no words for one. */
export const isOfFile = (key: MessageKey): key is FileMessageKey => key.startsWith("file");

const keys: Partial<Record<FieldCode, MessageKey>> = {
  required: "required",
  "email-invalid": "email",
  "email-long": "email",
  "phone-invalid": "phone",
  "name-long": "tooLong",
  "text-long": "tooLong",
  "name-invalid": "text",
  "text-invalid": "text",
  "file-large": "fileSize",
  "file-type": "fileType",
  "file-unsafe": "fileUnsafe",
  "file-infected": "fileInfected",
};

/** What a `Form` shows for these findings, the first one of each field. */
export function fieldMessages(
  errors: readonly FieldError[],
  say: (key: MessageKey, field: string) => string,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { field, code } of errors) messages[field] ??= say(keys[code] ?? "other", field);
  return messages;
}
