/** Clients that share a limit, such as a network. */
interface ClientGroup {
  key: string;
  /** Factor over one client's limit. */
  clients: number;
}

export interface ConnectionLimits {
  each: number;
  all: number;
}

/**
 * Limits open connections per client and in total. The returned function acquires a slot and
 * returns its release, `undefined` if full.
 *
 * @param getGroups by default, the client alone
 */
export function createConnectionLimit(
  { each, all }: ConnectionLimits,
  getGroups: (client: string) => readonly ClientGroup[] = (key) => [{ key, clients: 1 }],
) {
  const taken = new Map<string, number>();
  let count = 0;

  function add(key: string, slots: 1 | -1): void {
    const left = (taken.get(key) ?? 0) + slots;
    if (left > 0) taken.set(key, left);
    else taken.delete(key);
  }

  return (client: string): (() => void) | undefined => {
    const groups = getGroups(client);
    const isFull = groups.some(({ key, clients }) => (taken.get(key) ?? 0) >= each * clients);
    if (isFull || count >= all) return undefined;
    for (const { key } of groups) add(key, 1);
    count++;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      for (const { key } of groups) add(key, -1);
      count--;
    };
  };
}
