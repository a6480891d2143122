import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { decode, encode, getDifference } from "./picture.ts";

/**
 * Compares without a browser. `update` is Vitest's: `all` writes missing and changed files, `new`
 * missing ones. Writes differing pictures to `seen`.
 *
 * @returns the difference, if any
 */
export async function compareWithReference(
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
