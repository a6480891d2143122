/** In ms, for which a challenge can be answered. */
const kept = 5 * 60_000;

/** Strangers ask for them, too; the oldest go first. */
const most = 10_000;

/** What an answer of a passkey is asked with, so that none is taken twice or for another purpose. */
export interface Challenges {
  /** Keeps a challenge. `about`: what its answer is good for. */
  keep(challenge: string, about: string): void;
  /** Whether it was asked for that and has not been answered or grown old; it is used up by this. */
  take(challenge: string, about: string): boolean;
}

/**
 * Challenges in the memory of this process, which is alone with the data of the desk: after a restart
 * whoever was on the way tries once more.
 */
export function createChallenges(): Challenges {
  const open = new Map<string, { about: string; until: number }>();
  return {
    keep(challenge, about) {
      open.set(challenge, { about, until: Date.now() + kept });
      for (const oldest of open.keys()) {
        if (open.size <= most) break;
        open.delete(oldest);
      }
    },
    take(challenge, about) {
      const found = open.get(challenge);
      open.delete(challenge);
      return found?.about === about && found.until > Date.now();
    },
  };
}
