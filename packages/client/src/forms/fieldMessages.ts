import type { FieldCode, FieldError, FileCode } from "@agency/server/forms/fieldError";

const fileKeys = {
  "file-complex": "fileComplex",
  "file-damaged": "fileDamaged",
  "file-embedded": "fileEmbedded",
  "file-empty": "fileEmpty",
  "file-infected": "fileInfected",
  "file-large": "fileSize",
  "file-opendocument": "fileOpenDocument",
  "file-pages": "filePages",
  "file-password": "filePassword",
  "file-picture": "filePicture",
  "file-program": "fileProgram",
  "file-remote": "fileRemote",
  "file-rtf": "fileRtf",
  "file-type": "fileType",
  "file-unreadable": "fileUnreadable",
  "file-web-page": "fileWebPage",
  "file-word-95": "fileWord95",
} as const satisfies Record<FileCode, string>;

type FileMessageKey = (typeof fileKeys)[FileCode];

export type MessageKey =
  | "required"
  | "email"
  | "emailInternational"
  | "phone"
  | "tooLong"
  | "other"
  | FileMessageKey;

/** Whether the error is a file's. */
export const isFileMessage = (key: MessageKey): key is FileMessageKey => key.startsWith("file");

const keys: Partial<Record<FieldCode, MessageKey>> = {
  required: "required",
  "email-international": "emailInternational",
  "email-invalid": "email",
  "email-long": "email",
  "phone-invalid": "phone",
  "name-long": "tooLong",
  "text-long": "tooLong",
  ...fileKeys,
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
