import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { StartError } from "../settings/errors.ts";
import type { Settings } from "../settings/settings.ts";
import type { Timeouts } from "../settings/timeouts.ts";
import { localUrl } from "./hosts.ts";
import { limitConnections } from "./requestQueue.ts";

/**
 * The kernel caps it at `net.core.somaxconn`. Beyond Node's default of 511, Linux drops the first
 * packet, which clients resend only after a second.
 */
const backlog = 4_096;

export interface OpenServer {
  url: string;
  setListener: (listener: RequestListener) => void;
  /** Resolves after the last response, or after `limit` ms. */
  close: (limit: number) => Promise<void>;
}

/**
 * Opens the HTTP server, which answers 503 until `setListener`. Throws a `StartError` if it cannot
 * listen.
 */
export async function openServer(
  { host, port, trustedProxies, requestRate }: Settings,
  timeouts: Timeouts,
): Promise<OpenServer> {
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { "Retry-After": "1" }).end("Starting");
  };
  const server = createServer(
    {
      // Upper bound. See `body.ts`.
      requestTimeout: timeouts.upload + 30_000,
      headersTimeout: timeouts.headers,
      // Node's default of 30 seconds exceeds it.
      connectionsCheckingInterval: timeouts.headersLook,
      keepAliveTimeout: 70_000,
    },
    handleSequentially((request, response) => listener(request, response)),
  );
  // Some clients never read the response.
  server.timeout = timeouts.unread;
  // A proxy's connections share its address.
  if (trustedProxies === 0) limitConnections(server, requestRate);
  return {
    url: localUrl(host, await listen(server, port, host)),
    setListener(next) {
      listener = next;
    },
    close: (limit) => close(server, limit),
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new StartError(listenProblem(error, port, host))),
    );
    server.listen({ port, host, backlog }, () => resolve((server.address() as AddressInfo).port));
  });
}

function listenProblem({ code }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === "EADDRINUSE")
    return `PORT ${port} is taken by another program: stop it, or set PORT to a free one.`;
  if (code === "EACCES")
    return `PORT ${port} is not allowed for this user: set PORT to one above 1023.`;
  return `HOST ${host} cannot be listened at (${code}): set it to an address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
}

function close(server: Server, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), limit);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const maxPipelined = 10;

/**
 * Handles a connection's requests sequentially. Node starts pipelined requests concurrently, and
 * emits no `close` on waiting responses. A stream among them would never end.
 */
function handleSequentially(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, ServerResponse[]>();
  return (request, response) => {
    const { socket } = request;
    const queue = waiting.get(socket) ?? [];
    waiting.set(socket, queue);
    const former = queue.at(-1);
    if (queue.length > maxPipelined) {
      socket.destroy();
      return;
    }
    queue.push(response);
    response.once("close", () => queue.shift());
    if (!former) answer(request, response);
    else former.once("close", () => !socket.destroyed && answer(request, response));
  };
}
