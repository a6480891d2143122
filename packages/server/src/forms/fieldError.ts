export type FieldCode =
  | "required"
  | "case-study-invalid"
  | "consent-invalid"
  | "email-invalid"
  | "email-long"
  | "file-infected"
  | "file-large"
  | "file-type"
  | "file-unsafe"
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
