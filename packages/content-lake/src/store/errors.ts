import { httpError } from "../errors.ts";

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** Its message is shown to users. */
export class LakeInUseError extends Error {}

export const isBusy = (error: unknown): boolean => getCode(error) === SQLITE_BUSY;

/** Converts a write error to HttpError 507 for a full disk, else 500. */
export function storageError(error: unknown): Error {
  const full = getCode(error) === SQLITE_FULL || (error as { code?: string }).code === "ENOSPC";
  return full
    ? httpError(507, "The disk is full: nothing was stored", {}, error)
    : httpError(500, "The change could not be written to the disk: nothing was stored", {}, error);
}

function getCode(error: unknown): number | undefined {
  const code = (error as { errcode?: number }).errcode;
  return code === undefined ? undefined : code & 0xff;
}
