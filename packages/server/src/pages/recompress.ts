import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { EncodedContent } from "./encodings.ts";

const brotli = promisify(brotliCompress);

/**
 * Compresses a page with maximum Brotli quality on its second request: fifty times the work, a
 * tenth fewer bytes. One at a time, off the main thread.
 */
export function createRecompressor(failed: (error: unknown) => void) {
  const asked = new WeakSet<EncodedContent>();
  const begun = new WeakSet<EncodedContent>();
  let last = Promise.resolve();

  async function recompress(content: EncodedContent): Promise<void> {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
    content.br = new Uint8Array(
      await brotli(content.identity, {
        params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
      }),
    );
  }

  return (content: EncodedContent): void => {
    if (!content.br || begun.has(content)) return;
    if (!asked.has(content)) {
      asked.add(content);
      return;
    }
    begun.add(content);
    last = last.then(() => recompress(content)).catch(failed);
  };
}
