import createModule from "@neslinesli93/qpdf-wasm";

/** What Emscripten makes, where the package's own types end. */
interface Qpdf {
  callMain(args: string[]): number;
  FS: { writeFile(path: string, content: Uint8Array): void };
}
const createQpdf = createModule as unknown as () => Promise<Qpdf>;

/** UTF-16 units of the listing; that of a real resume of five megabytes has some hundred thousand. */
const maxListed = 8 * 1024 * 1024;

/** As qpdf ends: in order, and in order after mending what is broken. */
const readable = new Set([0, 3]);

/**
 * Every object of a PDF, those in streams of objects too, in qpdf's JSON (version 2): names in plain,
 * strings decrypted, no contents of streams. Nothing when no reader opens the file, or not without a
 * password, or when it takes more than a resume can take. For a process of its own, one file after
 * the other: the memory it may take is that process's `--wasm-max-mem-pages`.
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

/** The build knows no other place for its lines than the console that there is when it is made. */
async function printingTo(print: (line: string) => void): Promise<Qpdf> {
  const { log, error } = console;
  try {
    Object.assign(console, { log: print, error: () => undefined });
    return await createQpdf();
  } finally {
    Object.assign(console, { log, error });
  }
}
