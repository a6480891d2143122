import { createReadTimeoutError } from "./stream-body.ts";

export interface StreamEvent {
  event: string;
  id?: string;
  data: unknown;
}

/** Keeps proxies from closing idle connections. In ms. */
const KEEP_ALIVE = 25_000;

/** Unread bytes that abort the connection. */
const MAX_UNREAD_BYTES = 1024 * 1024;

const encoder = new TextEncoder();

/** Also answers HEAD. */
export const eventStreamHeaders = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-store",
  // Disables buffering in nginx.
  "X-Accel-Buffering": "no",
};

/**
 * Returns a response of server-sent events, aborted above 1 MiB of unread data.
 *
 * @param open returns a function that stops them
 */
export function eventStream(
  open: (send: (event: StreamEvent) => void, close: () => void) => () => void,
  watch: (close: () => void) => () => void = () => () => {},
): Response {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true;
        const close = () => {
          if (!isOpen) return;
          end();
          controller.close();
        };
        const write = (text: string) => {
          if (!isOpen) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) >= -MAX_UNREAD_BYTES) return;
          // A regular close waits for the client to read the buffer.
          end();
          controller.error(createReadTimeoutError());
        };
        const timer = setInterval(() => write(":\n\n"), KEEP_ALIVE).unref();
        const unwatch = watch(close);
        let leave = () => {};
        end = () => {
          isOpen = false;
          clearInterval(timer);
          unwatch();
          leave();
        };
        // Reconnection delay, in ms.
        write("retry: 1000\n\n");
        const unsubscribe = open(({ event, id, data }) => {
          const head = id === undefined ? "" : `id: ${id}\n`;
          write(`${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        }, close);
        if (isOpen) leave = unsubscribe;
        else unsubscribe();
      },
      cancel: () => end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  return new Response(body, { headers: eventStreamHeaders });
}
