import { Agent, request } from "node:http";
import { connect } from "node:net";

/** What came of a request. */
export interface Told {
  /** 0: the connection was cut. */
  status: number;
  /** From the first step to the last byte. */
  ms: number;
}

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** Asks from an address of the loopback network, and reads the whole answer. */
export function createAsk(
  url: string,
  localAddress: string,
  connections = Number.POSITIVE_INFINITY,
) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (path: string, { method = "GET", headers = {}, body }: Ask = {}): Promise<Told> =>
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

/** The path of a query to the content service, as browsers ask it. */
export function queryPath(query: string, params: Record<string, unknown> = {}): string {
  const search = new URLSearchParams({ query, perspective: "published" });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return `/content/v2023-05-03/data/query/production?${search}`;
}

/**
 * Sends a request as it is written, on a connection of its own, and cuts that at the first bytes of
 * the answer: whoever attacks has no use for the rest. With `until`, once the answer has that text.
 */
export function sendRaw(
  url: string,
  localAddress: string,
  text: string,
  until = "",
): Promise<Told> {
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

/** What a form with a file is sent as. */
export async function multipart(form: FormData): Promise<Required<Ask>> {
  const sent = new Response(form);
  return {
    method: "POST",
    headers: { "Content-Type": sent.headers.get("Content-Type") ?? "" },
    body: new Uint8Array(await sent.arrayBuffer()),
  };
}

/** The middle one of some numbers, and the largest. */
export function spread(numbers: number[]): { median: number; most: number } {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}
