import createModule from "@neslinesli93/qpdf-wasm";

interface QpdfModule {
  callMain(args: string[]): number;
  FS: {
    writeFile(path: string, content: Uint8Array): void;
    readFile(path: string): Uint8Array;
  };
}
const createQpdf = createModule as unknown as () => Promise<QpdfModule>;

const success = new Set([0, 3]);

export interface Qpdf {
  write(path: string, content: Uint8Array): void;
  read(path: string): Buffer;
  /** Runs the command line. Messages are its output, or errors. */
  run(...args: string[]): { isSuccess: boolean; messages: string[] };
}

/**
 * Starts a qpdf with its own file system. Run it in a separate process: only `--wasm-max-mem-pages`
 * limits its memory.
 */
export async function openQpdf(): Promise<Qpdf> {
  let messages: string[] = [];
  const qpdf = await printingTo((line) => {
    messages.push(line);
  });
  return {
    write: (path, content) => qpdf.FS.writeFile(path, content),
    read: (path) => Buffer.from(qpdf.FS.readFile(path)),
    run(...args) {
      messages = [];
      try {
        return { isSuccess: success.has(qpdf.callMain(args)), messages };
      } catch {
        // Out of memory, or an error that the build cannot catch.
        return { isSuccess: false, messages };
      }
    },
  };
}

/** The build keeps the console of its creation. */
async function printingTo(print: (line: string) => void): Promise<QpdfModule> {
  const { log, error } = console;
  try {
    Object.assign(console, { log: print, error: print });
    return await createQpdf();
  } finally {
    Object.assign(console, { log, error });
  }
}
