import type { FileCode } from "./fieldError.ts";
import type { FileKind } from "./fileFields.ts";
import { detectResumeFormat, isResumeKind, toHex } from "./resumeFormat.ts";

/** Magic numbers in hexadecimal. */
const pictures: readonly (readonly [RegExp, FileKind])[] = [
  [/^ffd8ff/, "jpeg"],
  [/^89504e470d0a1a0a/, "png"],
  [/^52494646.{8}57454250/, "webp"],
];

/**
 * Identifies a file by its leading bytes, or returns why it is rejected. Its name and media type
 * are ignored.
 */
export function detectFileFormat(
  bytes: Uint8Array,
  kinds: readonly FileKind[],
): { kind: FileKind } | { code: FileCode } {
  const head = toHex(bytes.subarray(0, 16));
  const picture = pictures.find(([pattern]) => pattern.test(head))?.[1];
  if (picture) return kinds.includes(picture) ? { kind: picture } : { code: "file-picture" };
  const format = detectResumeFormat(bytes);
  if (!isResumeKind(format)) return { code: format };
  return kinds.includes(format) ? { kind: format } : { code: "file-type" };
}
