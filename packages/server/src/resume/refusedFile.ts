import type { FileCode } from "../forms/fieldError.ts";

/** Rejection of a resume. The applicant sees the code's sentence, the log the message. */
export class RefusedFileError extends Error {
  readonly code: FileCode;

  constructor(code: FileCode, message: string) {
    super(message);
    this.code = code;
  }
}

export function refuse(code: FileCode, message: string): never {
  throw new RefusedFileError(code, message);
}
