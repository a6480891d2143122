/** Seeded: equal on every machine. */
export type Random = () => number;

/** Returns mulberry32: numbers from 0 to 1. */
export function createRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Noise = (x: number, y: number) => number;

/** Smooth value noise from 0 to 1, one bump per unit. */
export function createNoise(seed: number): Noise {
  const at = (x: number, y: number) => {
    let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
    hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
  };
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = ease(x - left);
    const above = at(left, top) + (at(left + 1, top) - at(left, top)) * across;
    const below = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across;
    return above + (below - above) * ease(y - top);
  };
}

/** Two octaves of noise. */
export function createHills(seed: number): Noise {
  const coarse = createNoise(seed);
  const fine = createNoise(seed + 101);
  return (x, y) => coarse(x, y) * 0.74 + fine(x * 2.1, y * 2.1) * 0.26;
}
