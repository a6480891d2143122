import type { FieldCode, FieldError } from "@agency/server/forms/fieldError";

/** Translation keys of errors in a file. */
type FileMessageKey = "fileSize" | "fileType" | "fileUnsafe" | "fileInfected";

/** Translation keys of errors in a field. */
export type MessageKey =
  | "required"
  | "email"
  | "phone"
  | "tooLong"
  | "text"
  | "other"
  | FileMessageKey;

/** Whether an error can occur in a file only. Forms without a file need no text for it. */
export const isFileMessage = (key: MessageKey): key is FileMessageKey => key.startsWith("file");

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

/** Translates the first error of each field. Returns messages by field name, as `Form` takes them. */
export function fieldMessages(
  errors: readonly FieldError[],
  translate: (key: MessageKey, field: string) => string,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { field, code } of errors) messages[field] ??= translate(keys[code] ?? "other", field);
  return messages;
}
