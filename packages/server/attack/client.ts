import { Agent, request } from "node:http";
import { connect } from "node:net";

export interface Reply {
  /** 0 if the connection was closed. */
  status: number;
  ms: number;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export function createClient(
  url: string,
  localAddress: string,
  connections = Number.POSITIVE_INFINITY,
) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (
    path: string,
    { method = "GET", headers = {}, body }: RequestOptions = {},
  ): Promise<Reply> =>
    new Promise((resolve) => {
      const start = performance.now();
      const done = (status: number) => resolve({ status, ms: performance.now() - start });
      const sent = request({ hostname, port, path, method, headers, agent, localAddress });
      sent.on("error", () => done(0));
      sent.on("response", (answer) => {
        answer.on("error", () => done(0));
        answer.on("end", () => done(answer.statusCode ?? 0));
        answer.resume();
      });
      sent.end(body);
    });
}

export function queryPath(query: string, params: Record<string, unknown> = {}): string {
  const search = new URLSearchParams({ query, perspective: "published" });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return `/content/v2023-05-03/data/query/production?${search}`;
}

/** Sends raw text. Closes the connection at the response's first bytes, or after `until`. */
export function sendRawRequest(
  url: string,
  localAddress: string,
  text: string,
  until = "",
): Promise<Reply> {
  const { hostname: host, port } = new URL(url);
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = connect({ host, port: Number(port), localAddress });
    let answer = "";
    const status = () => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
    const isEnough = () => answer.includes(until) || ![0, 200].includes(status());
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on("error", () => undefined);
    socket.on("data", (part) => {
      answer += String(part);
      if (isEnough()) socket.destroy();
    });
    socket.once("close", () => {
      resolve({ status: isEnough() ? status() : 0, ms: performance.now() - start });
    });
    socket.write(text);
  });
}

export async function toMultipart(form: FormData): Promise<Required<RequestOptions>> {
  const sent = new Response(form);
  return {
    method: "POST",
    headers: { "Content-Type": sent.headers.get("Content-Type") ?? "" },
    body: new Uint8Array(await sent.arrayBuffer()),
  };
}

export function summarize(numbers: number[]): { median: number; peak: number } {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, peak: sorted.at(-1) ?? 0 };
}
