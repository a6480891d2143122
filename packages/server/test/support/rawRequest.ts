import { request } from "node:http";
import { createConnection } from "node:net";

export interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  body: string;
}

/** Sends a request unmodified. */
export function rawRequest(
  url: string,
  options: {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    chunks?: (string | Buffer)[];
  },
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const { method = "GET", path = "/", headers = {}, chunks = [] } = options;
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const bytes = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          body: bytes.toString(),
        });
      });
    });
    call.on("error", reject);
    for (const chunk of chunks) call.write(chunk);
    call.end();
  });
}

/** Writes chunks until a JSON error or the end. */
export function rawSocket(
  url: string,
  head: string,
  step: (write: (text: string) => void, turn: number, leave: () => void) => void,
): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = createConnection(Number(port), hostname);
    let answer = "";
    let sent = 0;
    let turn = 0;
    const timer = setInterval(() => {
      if (socket.connecting) return;
      if (socket.writableNeedDrain || socket.destroyed) return;
      const write = (text: string) => {
        sent += text.length;
        socket.write(text);
      };
      step(write, turn++, () => socket.destroy());
    }, 5);
    const done = () => {
      clearInterval(timer);
      socket.destroy();
      resolve({ answer, sent });
    };
    socket.on("connect", () => socket.write(head));
    socket.on("data", (part) => {
      answer += part.toString();
      if (answer.includes("}}") || answer.includes("}]}}")) done();
    });
    socket.on("error", () => undefined).on("close", done);
  });
}
