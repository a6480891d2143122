/** Time without a read before the abort, in ms. */
const READ_TIMEOUT = 20_000;
const PART = 64 * 1024;

/** One-line stack, since the server prints it. */
export function createReadTimeoutError(): Error {
  const error = new Error("An answer is not read, and its connection cut");
  error.stack = error.message;
  return error;
}

export function* splitIntoChunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += PART) yield bytes.slice(at, at + PART);
}

/** Streams the parts. Aborts after 20 seconds without a read. Calls `free` in any case. */
export function streamBody(
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
          controller.error(createReadTimeoutError());
          end();
        }, READ_TIMEOUT);
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
