/** In ms, after which the connection of somebody who does not read is cut. */
const UNREAD = 20_000;
const PART = 64 * 1024;

/**
 * A body that is given out as it is read. `free` is called once nothing of it is held any more: at its
 * end, when the reader is gone, or when nothing was read for twenty seconds; the connection is cut then.
 */
export function streamed(bytes: Uint8Array, free: () => void): ReadableStream<Uint8Array> {
  let at = 0;
  let timer: NodeJS.Timeout | undefined;
  let rest: Uint8Array | undefined = bytes;
  const end = () => {
    clearTimeout(timer);
    rest = undefined;
    free();
  };
  return new ReadableStream(
    {
      pull(controller) {
        clearTimeout(timer);
        const part = rest?.subarray(at, at + PART) ?? new Uint8Array();
        at += PART;
        if (part.byteLength > 0) controller.enqueue(part.slice());
        if (part.byteLength < PART) {
          controller.close();
          return end();
        }
        timer = setTimeout(() => {
          controller.error(new Error("The answer is not read"));
          end();
        }, UNREAD);
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
