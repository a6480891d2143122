import { notRead } from "../http/stream.ts";
import type { Session } from "../options.ts";

/** One event of a stream (HTML, "Server-sent events"). */
export interface StreamEvent {
  event: string;
  id?: string;
  data: unknown;
}

/** In ms, between remarks that keep proxies from cutting a silent line, and looks at whose it is. */
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
 * it gets what sends one, and what closes the line.
 *
 * @param session of the reader: the stream closes at once when it ends
 */
export function eventStream(
  open: (send: (event: StreamEvent) => void, close: () => void) => () => void,
  session?: Pick<Session, "holds" | "onChange">,
): Response {
  const isValid = async () => (await session?.holds().catch(() => false)) ?? true;
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
        const check = async () => {
          if (!(await isValid())) close();
        };
        const keepAlive = async () => {
          await check();
          write(":\n\n");
        };
        const timer = setInterval(() => void keepAlive(), KEEP_ALIVE).unref();
        const forgetSession = session?.onChange?.(() => void check());
        let leave = () => {};
        end = () => {
          isOpen = false;
          clearInterval(timer);
          forgetSession?.();
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
