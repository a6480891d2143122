import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { StartError } from "../settings/errors.ts";
import type { Settings } from "../settings/settings.ts";
import type { Timeouts } from "../settings/timeouts.ts";
import { limitConnections } from "./crowd.ts";
import { localUrl } from "./hosts.ts";

/**
 * Backlog of connections. The kernel caps it at `net.core.somaxconn`. Beyond Node's default of 511,
 * Linux drops the first packet, which a client resends only after a second.
 */
const backlog = 4_096;

/** HTTP server that answers 503 until it gets its listener. */
export interface OpenServer {
  url: string;
  setListener: (listener: RequestListener) => void;
  /** Stops accepting. Resolves when the last request is answered, or after `limit` ms. */
  close: (limit: number) => Promise<void>;
}

/** Listens on the port of the settings. Throws a `StartError`. */
export async function openServer(
  { host, port, trustedProxies, requestRate }: Settings,
  timeouts: Timeouts,
): Promise<OpenServer> {
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { "Retry-After": "1" }).end("Starting");
  };
  const server = createServer(
    {
      // Upper bound. Bodies have their own limits in `body.ts`.
      requestTimeout: timeouts.upload + 30_000,
      headersTimeout: timeouts.headers,
      // Node's default of 30 seconds is longer than that timeout.
      connectionsCheckingInterval: timeouts.headersLook,
      keepAliveTimeout: 70_000,
    },
    oneAtATime((request, response) => listener(request, response)),
  );
  // Closes connections of clients that never read the response.
  server.timeout = timeouts.unread;
  // Behind a proxy, all connections come from its address.
  if (trustedProxies === 0) limitConnections(server, requestRate);
  return {
    url: localUrl(host, await listen(server, port, host)),
    setListener(next) {
      listener = next;
    },
    close: (limit) => close(server, limit),
  };
}

/** Listens and returns the port. Throws a `StartError` with a remedy if the port is in use. */
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

/** Maximum pipelined requests that wait on a connection. */
const maxPipelined = 10;

/**
 * Handles the requests of each connection sequentially. Node starts pipelined requests
 * concurrently, and emits no `close` on a waiting response when the connection is cut. A stream
 * among them would never end.
 */
function oneAtATime(answer: RequestListener): RequestListener {
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
