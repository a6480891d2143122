import { ApiError } from "../http/errors.ts";

/** What uploads under way may take, all together. Tests narrow it. */
export const uploadLimits = {
  /** Bytes of the files that are being received or stored. */
  bytes: 128 * 1024 * 1024,
  /** Files from one visitor address. */
  perAddress: 6,
  /** Files that are being encrypted and stored, each of which makes about three copies. */
  stored: 4,
};

/** One upload's part of the room. */
export interface Upload {
  /**
   * Hears of bytes before they are kept. Throws `busy` when there is no room for them, `too-many` for
   * more files than one address may send at once.
   */
  take(bytes: number): void;
  /** Gives all of it back. */
  free(): void;
}

export interface RoomOptions {
  /** What all uploads under way may hold. */
  bytes: number;
  /** How many of them may come from one visitor address. */
  perAddress: number;
  /** The first bytes of each are free: a form without a file is not refused for others' files. */
  small: number;
}

/** Keeps the uploads under way within what they may hold, and each visitor within a share. */
export function createRoom({ bytes: max, perAddress, small }: RoomOptions) {
  let taken = 0;
  const shares = new Map<string, number>();

  return {
    enter(address: string): Upload {
      let received = 0;
      let held = 0;
      let isCounted = false;
      const count = (change: 1 | -1) => {
        const share = (shares.get(address) ?? 0) + change;
        if (share > perAddress) throw new ApiError("too-many", soon);
        if (share > 0) shares.set(address, share);
        else shares.delete(address);
        isCounted = change > 0;
      };
      return {
        take(bytes) {
          received += bytes;
          if (received <= small) return;
          if (!isCounted) count(1);
          const more = received - small - held;
          if (taken + more > max) throw busy();
          taken += more;
          held += more;
        },
        free() {
          taken -= held;
          held = 0;
          if (isCounted) count(-1);
        },
      };
    },
  };
}

const soon = { headers: { "Retry-After": "10" } };
const busy = (): ApiError => new ApiError("busy", soon);

/** Runs work, `max` at once; what is more waits its turn. */
export function createGate(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < max) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Who waits takes the place over, so that nobody comes in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
