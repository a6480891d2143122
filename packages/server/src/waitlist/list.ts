import { mkdir, open, readFile } from "node:fs/promises";
import { dirname } from "node:path";

interface Entry {
  email: string;
  language: string;
  consentVersion: string;
  consentText: string;
}

export interface List {
  /** Resolves once on disk. Known addresses are skipped. */
  add(entry: Entry): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens or creates the list: JSON Lines with a time (`at`, ISO 8601) per address. Only one process
 * may write.
 */
export async function openList(path: string): Promise<List> {
  await mkdir(dirname(path), { recursive: true });
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const known = new Set(
    text
      .replace(/^\ufeff/, "")
      .split("\n")
      .map(parseEmail),
  );
  const file = await open(path, "a", 0o600);
  // Ends a partial line of a crash or full disk.
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
      // Serializes writes, also after a failure.
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
