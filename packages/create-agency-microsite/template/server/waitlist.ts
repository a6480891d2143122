import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

export interface Waitlist {
  /** Resolves once the address is on the disk. One that is there already is not written again. */
  add(email: string, language: string): Promise<void>;
  close(): Promise<void>;
}

/** `waitlist.jsonl` in the folder: a line of JSON for each address. One process writes it at a time. */
export async function openWaitlist(folder: string): Promise<Waitlist> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "waitlist.jsonl");
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const known = new Set(text.split("\n").map(emailOf));
  const file = await open(path, "a");
  // A line that was cut off by a crash or a full disk must not swallow the next one.
  let whole = text === "" || text.endsWith("\n");
  let last: Promise<unknown> = Promise.resolve();

  const write = async (email: string, language: string) => {
    const key = email.toLowerCase();
    if (known.has(key)) return;
    const line = JSON.stringify({ email, language, at: new Date().toISOString() });
    const start = whole ? "" : "\n";
    whole = false;
    await file.appendFile(`${start}${line}\n`);
    await file.datasync();
    whole = true;
    known.add(key);
  };
  return {
    add(email, language) {
      // One after the other, whether the one before succeeded or not.
      const mine = last.then(() => write(email, language));
      last = mine.catch(() => {});
      return mine;
    },
    async close() {
      await last;
      await file.close();
    },
  };
}

function emailOf(line: string): string | undefined {
  try {
    return (JSON.parse(line) as { email: string }).email.toLowerCase();
  } catch {
    return undefined;
  }
}
