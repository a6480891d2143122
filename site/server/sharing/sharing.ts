import { mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { type Rendering, writeDurably } from "@agency/server";
import type { SharingInput } from "../../shared/sharing.ts";
import { hashOf } from "./input.ts";
import { sharingPicture } from "./picture.ts";

interface KeptPicture {
  /** PNG. */
  bytes: Buffer;
  /** Strong, in quotes as the header has it (RFC 9110, section 8.8.3). */
  etag: string;
}

export interface KeptPictures<Input> {
  /**
   * Returns a picture, made where it is not kept yet. Asked for several times at once it is made once.
   *
   * @param admit is called before it is made, and throws where whoever asks may have none made
   * @throws if it cannot be made; it is tried again when it is asked for again
   */
  get(input: Input, admit: () => Rendering): Promise<KeptPicture>;
}

export type Sharing = KeptPictures<SharingInput>;

interface KeptOptions<Input> {
  /** Made where it is missing, and for these pictures alone: others of its files are left alone. */
  folder: string;
  /** How many pictures are kept; those not asked for the longest go first. About 60 KB each. */
  most: number;
  /** Hears why a picture could not be kept; it is sent all the same. */
  onError?: ((error: unknown) => void) | undefined;
  /** What a picture depends on, as letters that may stand in a file's name. */
  hashOf: (input: Input) => string;
  make: (input: Input) => Promise<Buffer>;
}

const ending = ".png";

/** Sharing pictures. @param options `make` draws them, unless told otherwise */
export const createSharing = (
  options: Omit<KeptOptions<SharingInput>, "hashOf" | "make"> &
    Partial<Pick<KeptOptions<SharingInput>, "make">>,
): Sharing => createPictures({ make: sharingPicture, ...options, hashOf });

/** Pictures that are made when they are first asked for, kept in a folder by the hash of what they show. */
export function createPictures<Input>({
  folder,
  most,
  onError,
  hashOf,
  make,
}: KeptOptions<Input>): KeptPictures<Input> {
  const underWay = new Map<string, Promise<Buffer>>();

  /** Removes what is over the bound, the longest unasked first. */
  async function prune() {
    const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
    if (names.length <= most) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        // Another instance with the same folder may have removed it.
        return {
          path,
          asked: await stat(path).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          ),
        };
      }),
    );
    files.sort((a, b) => a.asked - b.asked);
    const over = files.slice(0, files.length - most);
    await Promise.all(over.map(({ path }) => rm(path, { force: true })));
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

  async function provide(_counted: Rendering, input: Input, path: string): Promise<Buffer> {
    const bytes = await make(input);
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
      const hash = hashOf(input);
      const etag = `"${hash}"`;
      const path = join(folder, hash + ending);
      const kept = underWay.has(hash) ? undefined : await read(path);
      if (kept) return { bytes: kept, etag };
      let picture = underWay.get(hash);
      if (!picture) {
        picture = provide(admit(), input, path).finally(() => underWay.delete(hash));
        underWay.set(hash, picture);
      }
      return { bytes: await picture, etag };
    },
  };
}
