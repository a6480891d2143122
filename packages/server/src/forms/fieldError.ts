export type FileCode =
  /** May not have been downloaded from a cloud. */
  | "file-empty"
  | "file-large"
  /** No code of its own. */
  | "file-type"
  | "file-opendocument"
  | "file-pages"
  | "file-picture"
  | "file-rtf"
  | "file-web-page"
  /** Word 95 or earlier. */
  | "file-word-95"
  | "file-damaged"
  /** Changed or moved after it was chosen. Only browsers report it. */
  | "file-unreadable"
  | "file-password"
  | "file-program"
  /** Link that loads by itself. */
  | "file-remote"
  /** Another file or object. */
  | "file-embedded"
  | "file-complex"
  | "file-infected";

export type FieldCode =
  | FileCode
  | "required"
  | "case-study-invalid"
  | "consent-invalid"
  /** Letters before the @ that the mail server cannot deliver to (RFC 6531). */
  | "email-international"
  | "email-invalid"
  | "email-long"
  | "id-invalid"
  | "invalid"
  | "language-invalid"
  | "name-invalid"
  | "name-long"
  | "password-common"
  | "password-short"
  | "phone-invalid"
  | "plan-invalid"
  | "product-invalid"
  | "service-invalid"
  | "station-invalid"
  | "text-invalid"
  | "text-long"
  | "unknown-field";

/** `field` is a path (`data.email`), empty for the whole input. */
export interface FieldError {
  field: string;
  code: FieldCode;
}
