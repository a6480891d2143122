import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { decode, encode, getDifference } from "./picture.ts";

/**
 * Compares a whole picture with its reference file, in a test without a browser of its own. `update`
 * as Vitest has it: `all` writes what is missing or differs, `new` what is missing, `none` nothing.
 * What differs is put into `seen`, as it is now.
 *
 * @returns what differs; undefined where it is the same to the eye
 */
export async function differsFromReference(
  file: string,
  png: Buffer,
  { update, seen }: { update: "all" | "new" | "none"; seen: string },
): Promise<string | undefined> {
  const actual = await decode(png);
  const known = await readFile(file).catch(() => undefined);
  const difference = known && getDifference(await decode(known), actual);
  if (known && !difference) return undefined;
  const isWritten = update === "all" || (update === "new" && !known);
  const to = isWritten ? file : seen;
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, await encode(actual));
  if (isWritten) return undefined;
  return `${difference?.message ?? "there is no reference picture"}; look at ${seen}`;
}
