import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

/**
 * Reads the lines of a text file. Windows programs may write UTF-16 or a byte order mark. Only line
 * feeds end a line: JSON may contain U+2028.
 *
 * @throws TypeError for invalid text
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await findEncoding(file), { fatal: true });
  let rest = "";
  for await (const bytes of createReadStream(file)) {
    const lines = (rest + decoder.decode(bytes as Buffer, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  yield rest + decoder.decode();
}

async function findEncoding(file: string): Promise<"utf-8" | "utf-16le" | "utf-16be"> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const mark = buffer.toString("hex", 0, bytesRead);
    return mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
  } finally {
    await handle.close();
  }
}
