import { mkdir, open, readFile } from "node:fs/promises";
import { dirname } from "node:path";

/** An address as the list keeps it. */
interface Entry {
  email: string;
  language: string;
  /** What was agreed to: the version, and the wording itself in that language. */
  consentVersion: string;
  consentText: string;
}

export interface List {
  /** Resolves once the entry is on the disk. An address that is there already is not written again. */
  add(entry: Entry): Promise<void>;
  close(): Promise<void>;
}

/**
 * A file with a line of JSON for each address, with the moment it came (`at`, ISO 8601). One process
 * writes it at a time.
 */
export async function openList(path: string): Promise<List> {
  await mkdir(dirname(path), { recursive: true });
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const known = new Set(text.split("\n").map(parseEmail));
  const file = await open(path, "a", 0o600);
  // A line that was cut off by a crash or a full disk must not swallow the next one.
  let isWhole = text === "" || text.endsWith("\n");
  let last: Promise<unknown> = Promise.resolve();

  async function write(entry: Entry): Promise<void> {
    const key = entry.email.toLowerCase();
    if (known.has(key)) return;
    const line = JSON.stringify({ ...entry, at: new Date().toISOString() });
    const start = isWhole ? "" : "\n";
    isWhole = false;
    await file.appendFile(`${start}${line}\n`);
    await file.datasync();
    isWhole = true;
    known.add(key);
  }

  return {
    add(entry) {
      // One after the other, whether the one before succeeded or not.
      const mine = last.then(() => write(entry));
      last = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      await last;
      await file.close();
    },
  };
}

function parseEmail(line: string): string | undefined {
  try {
    return (JSON.parse(line) as { email: string }).email.toLowerCase();
  } catch {
    return undefined;
  }
}
