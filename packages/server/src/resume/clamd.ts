import { connect } from "node:net";
import type { ClamdAddress } from "../settings/settings.ts";

export type Scanned = "clean" | "infected" | undefined;

/** Below clamd's `StreamMaxLength`. */
const piece = 64 * 1024;

/**
 * Scans a file with ClamAV. `INSTREAM` (clamd(8), "COMMANDS") takes length-prefixed chunks, then an
 * empty one.
 * @param timeout for the whole scan, in ms
 * @returns undefined if the virus scanner is unavailable or fails
 */
export function scan(
  { host, port }: ClamdAddress,
  content: Uint8Array,
  timeout: number,
): Promise<Scanned> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ host, port, signal: AbortSignal.timeout(timeout) });
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      answer += text;
    });
    // clamd may close early, after its response.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(fetchResult(answer)));
    socket.write("zINSTREAM\0");
    for (let at = 0; at < content.length; at += piece) {
      const some = content.subarray(at, at + piece);
      socket.write(getLength(some));
      socket.write(some);
    }
    socket.write(getLength(new Uint8Array()));
  });
}

function fetchResult(answer: string): Scanned {
  const [whole] = answer.split("\0");
  if (whole === "stream: OK") return "clean";
  return / FOUND$/.test(whole ?? "") ? "infected" : undefined;
}

function getLength(bytes: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return length;
}
