import { XliffError } from "./error.ts";

/**
 * Decodes an XML file by its byte order mark, or its first line.
 *
 * @throws XliffError for an unknown encoding or invalid bytes
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = findEncoding(bytes);
  const advice = "Save it again in UTF-8.";
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new XliffError(`The file is in an unknown encoding, “${encoding}”. ${advice}`);
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new XliffError(`The file is not in its encoding, “${encoding}”. ${advice}`);
  }
}

/** XML 1.0, appendix F. Also recognises UTF-16 without byte order mark. */
function findEncoding(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return "utf-16be";
  if (a === 0xef && b === 0xbb) return "utf-8";
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  return /^<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(start)?.[1] ?? "utf-8";
}
