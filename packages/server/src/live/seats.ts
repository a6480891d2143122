/** Lines that may be open at once: of one address, and in all. */
export interface SeatLimits {
  each: number;
  all: number;
}

/** Counts lines that stay open. Returns what takes a seat and gives back how it is left; nothing where there is none. */
export function createSeats({ each, all }: SeatLimits) {
  const taken = new Map<string, number>();
  let count = 0;
  return (address: string): (() => void) | undefined => {
    const own = taken.get(address) ?? 0;
    if (own >= each || count >= all) return undefined;
    taken.set(address, own + 1);
    count++;
    return () => {
      count--;
      const left = (taken.get(address) ?? 1) - 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    };
  };
}
