export interface Bargain {
  mine: readonly [number, ...number[]];
  theirs: readonly [number, ...number[]];
  met?: number | undefined;
  /** Unit of the scale, and step of an arrow key. */
  step: number;
  /** Units that they move for each of yours. */
  answer: number;
}

export interface Standing extends Bargain {
  /** Value of your point. It is an offer once it is sent. */
  at: number;
}

export type Outcome = "answered" | "held" | "met";

const last = (offers: readonly [number, ...number[]]) => offers.at(-1) ?? offers[0];

export const standing = (bargain: Bargain): Standing => ({
  ...bargain,
  at: bargain.met ?? last(bargain.mine),
});

export const again = ({ mine, theirs, step, answer }: Bargain): Standing => ({
  mine: [mine[0]],
  theirs: [theirs[0]],
  step,
  answer,
  at: mine[0],
});

export const myOffer = ({ mine }: Bargain) => last(mine);
export const theirOffer = ({ theirs }: Bargain) => last(theirs);

const between = (value: number, one: number, other: number) =>
  Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other));

/** Moves your point, clamped between the last offers. */
export function moved(term: Standing, to: number): Standing {
  if (term.met !== undefined) return term;
  return { ...term, at: between(to, myOffer(term), theirOffer(term)) };
}

/** Returns the middle of the last offers, rounded to units counted from your first offer. */
export function middle(term: Bargain): number {
  const [start] = term.mine;
  const half = (myOffer(term) + theirOffer(term)) / 2;
  return start + Math.round((half - start) / term.step) * term.step;
}

const meet = (term: Standing, at: number): Standing => ({ ...term, at, met: at });

export const metInTheMiddle = (term: Standing) => meet(term, middle(term));

/**
 * Sends your point. They move `answer` units for each of yours, in whole units, at least one. They
 * accept if less than one unit would remain, and hold if your offer is unchanged.
 */
export function sent(term: Standing): { term: Standing; outcome: Outcome } {
  const [mine, theirs] = [myOffer(term), theirOffer(term)];
  const { at, step } = term;
  if (term.met !== undefined || at === mine) return { term, outcome: "held" };
  const offered: Standing = { ...term, mine: [...term.mine, at] };
  const gap = Math.abs(theirs - at);
  const coming = Math.max(1, Math.round((Math.abs(at - mine) * term.answer) / step)) * step;
  if (gap - coming < step) return { term: meet(offered, at), outcome: "met" };
  const answered = theirs + (theirs > at ? -coming : coming);
  return { term: { ...offered, theirs: [...term.theirs, answered] }, outcome: "answered" };
}
