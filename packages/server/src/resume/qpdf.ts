import createModule from "@neslinesli93/qpdf-wasm";

/** Emscripten module, not covered by the package's types. */
interface Qpdf {
  callMain(args: string[]): number;
  FS: { writeFile(path: string, content: Uint8Array): void };
}
const createQpdf = createModule as unknown as () => Promise<Qpdf>;

/** UTF-16 code units of the listing. A real resume of 5 MB needs some hundred thousand. */
const maxListed = 8 * 1024 * 1024;

/** Exit codes: valid, and valid after repairs. */
const readable = new Set([0, 3]);

/**
 * Lists all objects of a PDF, including object streams, in qpdf's JSON (version 2): strings
 * decrypted, no stream contents. Undefined if the file is unreadable, encrypted with a password, or
 * too large. Runs in a separate process, because memory is limited by the process's
 * `--wasm-max-mem-pages`.
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

/** The build writes only to the console that exists when it is created. */
async function printingTo(print: (line: string) => void): Promise<Qpdf> {
  const { log, error } = console;
  try {
    Object.assign(console, { log: print, error: () => undefined });
    return await createQpdf();
  } finally {
    Object.assign(console, { log, error });
  }
}
