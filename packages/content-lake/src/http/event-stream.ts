import { notRead } from "./stream.ts";

/** One event of a stream (HTML, "Server-sent events"). */
export interface StreamEvent {
  event: string;
  id?: string;
  data: unknown;
}

/** In ms, between comments that keep proxies from cutting an idle connection. */
const KEEP_ALIVE = 25_000;

/** Bytes that somebody who does not read may have waiting; then the line is cut. */
const MOST_WAITING = 1024 * 1024;

const encoder = new TextEncoder();

/** Headers of a stream of events; alone they are the answer to HEAD, which opens no stream. */
export const eventStreamHeaders = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-store",
  // Some proxies keep what they have until there is more.
  "X-Accel-Buffering": "no",
};

/**
 * Answers with events for as long as the reader stays. `open` begins them and returns what ends them;
 * it gets what sends one, and what closes the line. `watch` calls `close` when the reader's session
 * ends, and returns what stops watching.
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
          if ((controller.desiredSize ?? 0) >= -MOST_WAITING) return;
          // A regular end would wait for the reader, with all that is buffered.
          end();
          controller.error(notRead());
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
        // Browsers wait so long before they connect again, in ms.
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
