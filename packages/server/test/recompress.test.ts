import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, it, vi } from "vitest";
import { variants } from "../src/pages/encodings.ts";
import { createRecompressor } from "../src/pages/recompress.ts";

const html = Array.from(
  { length: 500 },
  (_, row) => `<li>Row ${(row * 7919) % 997} of a page</li>`,
);

const page = () => {
  const identity = Buffer.from(html.join(""));
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return variants("text/html", identity, { br });
};

it("compresses a page further once it is asked for again, and says the same", async () => {
  const failed = vi.fn();
  const recompress = createRecompressor(failed);
  const asked = page();
  const first = asked.br?.byteLength ?? 0;
  recompress(asked);
  recompress(asked);
  recompress(asked);
  await expect.poll(() => asked.br?.byteLength).toBeLessThan(first);
  expect(brotliDecompressSync(asked.br as Uint8Array).toString()).toBe(html.join(""));
  expect(failed).not.toHaveBeenCalled();
});

it("leaves a page alone that is asked for once", async () => {
  const recompress = createRecompressor(() => {});
  const [once, twice] = [page(), page()];
  const before = once.br;
  recompress(once);
  recompress(twice);
  recompress(twice);
  await expect.poll(() => twice.br?.byteLength).toBeLessThan(before?.byteLength ?? 0);
  expect(once.br).toBe(before);
});
