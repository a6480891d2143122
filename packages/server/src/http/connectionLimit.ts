import { getNetworks } from "./networks.ts";

export interface ConnectionLimits {
  each: number;
  all: number;
}

/**
 * Limits open connections per address and network. The returned function acquires a slot and
 * returns its release, or `undefined`.
 */
export function createConnectionLimit({ each, all }: ConnectionLimits) {
  const taken = new Map<string, number>();
  let count = 0;

  function add(key: string, seats: 1 | -1): void {
    const left = (taken.get(key) ?? 0) + seats;
    if (left > 0) taken.set(key, left);
    else taken.delete(key);
  }

  return (address: string): (() => void) | undefined => {
    const networks = getNetworks(address);
    const isFull = networks.some(({ key, clients }) => (taken.get(key) ?? 0) >= each * clients);
    if (isFull || count >= all) return undefined;
    for (const { key } of networks) add(key, 1);
    count++;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      for (const { key } of networks) add(key, -1);
      count--;
    };
  };
}
