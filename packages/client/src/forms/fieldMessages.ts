import type { FieldCode, FieldError } from "@agency/server/forms/fieldError";

type FileMessageKey = "fileSize" | "fileType" | "fileUnsafe" | "fileInfected";

export type MessageKey =
  | "required"
  | "email"
  | "phone"
  | "tooLong"
  | "text"
  | "other"
  | FileMessageKey;

/** Forms without a file need no text for these errors. */
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

/** Returns the first error of each field. */
export function getFieldMessages(
  errors: readonly FieldError[],
  translate: (key: MessageKey, field: string) => string,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { field, code } of errors) messages[field] ??= translate(keys[code] ?? "other", field);
  return messages;
}
