import { mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Rendering } from "../http/requestQueue.ts";
import { writeDurably } from "../settings/files.ts";

interface CachedPicture {
  /** PNG. */
  bytes: Buffer;
  /** Strong, with quotes (RFC 9110, section 8.8.3). */
  etag: string;
}

export interface PictureCache<Input> {
  /**
   * Concurrent requests share a drawing.
   * @param admit called before drawing. Throws without drawings left
   * @throws if drawing fails. Errors are not cached
   */
  get(input: Input, admit: () => Rendering): Promise<CachedPicture>;
}

interface PictureCacheOptions<Input> {
  /** Created if missing. All its PNG files count as cached. */
  folder: string;
  /** Files of about 60 KB. */
  maxPictures: number;
  onError?: ((error: unknown) => void) | undefined;
  /** Must cover all that a picture depends on. Used as file name. */
  hash: (input: Input) => string;
  draw: (input: Input) => Promise<Buffer>;
}

const extension = ".png";

/** Caches generated PNGs on disk. Deletes the least recently requested. */
export function createPictureCache<Input>({
  folder,
  maxPictures,
  onError,
  hash,
  draw,
}: PictureCacheOptions<Input>): PictureCache<Input> {
  const pending = new Map<string, Promise<Buffer>>();

  async function prune() {
    const names = (await readdir(folder)).filter((name) => name.endsWith(extension));
    if (names.length <= maxPictures) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        // Another instance may delete it.
        const requestedAt = await stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        );
        return { path, requestedAt };
      }),
    );
    files.sort((a, b) => a.requestedAt - b.requestedAt);
    const excess = files.slice(0, files.length - maxPictures);
    await Promise.all(excess.map(({ path }) => rm(path, { force: true })));
  }

  async function read(path: string): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(path);
      const now = new Date();
      await utimes(path, now, now).catch(() => {});
      return bytes;
    } catch {
      return undefined;
    }
  }

  async function drawAndStore(_admitted: Rendering, input: Input, path: string): Promise<Buffer> {
    const bytes = await draw(input);
    try {
      await mkdir(folder, { recursive: true });
      await writeDurably(path, bytes);
      await prune();
    } catch (error) {
      onError?.(error);
    }
    return bytes;
  }

  return {
    async get(input, admit) {
      const key = hash(input);
      const etag = `"${key}"`;
      const path = join(folder, key + extension);
      const cached = pending.has(key) ? undefined : await read(path);
      if (cached) return { bytes: cached, etag };
      let picture = pending.get(key);
      if (!picture) {
        picture = drawAndStore(admit(), input, path).finally(() => pending.delete(key));
        pending.set(key, picture);
      }
      return { bytes: await picture, etag };
    },
  };
}
