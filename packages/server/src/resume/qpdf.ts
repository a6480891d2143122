import createModule from "@neslinesli93/qpdf-wasm";

interface Qpdf {
  callMain(args: string[]): number;
  FS: { writeFile(path: string, content: Uint8Array): void };
}
const createQpdf = createModule as unknown as () => Promise<Qpdf>;

/** UTF-16 code units. A real resume of 5 MB needs some hundred thousand. */
const maxListed = 8 * 1024 * 1024;

/** Valid, and valid after repairs. */
const readable = new Set([0, 3]);

/**
 * Lists all objects in qpdf's JSON (version 2), with decrypted strings, without stream contents.
 * Undefined for unreadable, password-protected or too large files. Run it in a separate process:
 * only `--wasm-max-mem-pages` limits its memory.
 */
export async function listObjects(bytes: Uint8Array): Promise<string | undefined> {
  const lines: string[] = [];
  let length = 0;
  const qpdf = await printingTo((line) => {
    length += line.length;
    if (length > maxListed) throw new Error("The listing is too long");
    lines.push(line);
  });
  try {
    qpdf.FS.writeFile("/resume.pdf", bytes);
    const ended = qpdf.callMain([
      "--json=2",
      "--json-key=pages",
      "--json-key=qpdf",
      "--json-stream-data=none",
      "/resume.pdf",
    ]);
    return readable.has(ended) ? lines.join("\n") : undefined;
  } catch {
    return undefined;
  }
}

/** The build writes to the console that exists at its creation. */
async function printingTo(print: (line: string) => void): Promise<Qpdf> {
  const { log, error } = console;
  try {
    Object.assign(console, { log: print, error: () => undefined });
    return await createQpdf();
  } finally {
    Object.assign(console, { log, error });
  }
}
