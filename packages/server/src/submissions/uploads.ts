import { ApiError } from "../http/errors.ts";

/** Mutable for tests. */
export const uploadLimits = {
  bytes: 128 * 1024 * 1024,
  /** Files from one address. */
  perAddress: 6,
  /** Concurrent. Each needs about three copies in memory. */
  stored: 4,
};

export interface Upload {
  /** Throws `busy` without memory, and `too-many` for too many files of an address. */
  take(bytes: number): void;
  free(): void;
}

export interface UploadBudgetOptions {
  bytes: number;
  perAddress: number;
  /** Free bytes: forms without a file are never refused. */
  small: number;
}

/** Limits memory of concurrent uploads, and files per address. */
export function createUploadBudget({ bytes: max, perAddress, small }: UploadBudgetOptions) {
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

/** Creates a semaphore of `max` runs. Others wait in order. */
export function createSemaphore(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < max) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // No other caller may take the slot.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
