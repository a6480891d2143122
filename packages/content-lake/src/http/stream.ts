/** In ms, after which the connection of somebody who does not read is cut. */
const UNREAD = 20_000;
const PART = 64 * 1024;

/** Makes the error that cuts a connection. The server prints it, so it has no stack of many lines. */
export function notRead(): Error {
  const error = new Error("An answer is not read, and its connection cut");
  error.stack = error.message;
  return error;
}

/** Bytes in parts, as they are given out. */
export function* getParts(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += PART) yield bytes.slice(at, at + PART);
}

/**
 * A body that is given out as it is read. `free` is called once nothing of it is held any more: at its
 * end, when the reader is gone, or when nothing was read for twenty seconds; the connection is cut then.
 */
export function streamed(
  parts: Iterator<Uint8Array>,
  free: () => void,
): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  let left: Iterator<Uint8Array> | undefined = parts;
  const end = () => {
    clearTimeout(timer);
    left = undefined;
    free();
  };
  return new ReadableStream(
    {
      pull(controller) {
        clearTimeout(timer);
        const part = left?.next();
        if (!part || part.done) {
          controller.close();
          return end();
        }
        controller.enqueue(part.value);
        timer = setTimeout(() => {
          controller.error(notRead());
          end();
        }, UNREAD);
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
