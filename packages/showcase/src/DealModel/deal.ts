/** Term with the offers of two parties, who approach each other from both ends of a scale. */
export interface Bargain {
  /** Your offers, oldest first. */
  mine: readonly [number, ...number[]];
  /** Their offers, oldest first. */
  theirs: readonly [number, ...number[]];
  /** Agreed value, if both have met. */
  met?: number | undefined;
  /** Unit of the scale, and step of an arrow key. */
  step: number;
  /** Units that they move for each unit of yours. */
  answer: number;
}

/** Term during the negotiation. */
export interface Standing extends Bargain {
  /** Value of your point. It becomes an offer when it is sent. */
  at: number;
}

/** Result of an offer. */
export type Outcome = "answered" | "held" | "met";

const last = (offers: readonly [number, ...number[]]) => offers.at(-1) ?? offers[0];

/** Returns the initial state of a term. */
export const standing = (bargain: Bargain): Standing => ({
  ...bargain,
  at: bargain.met ?? last(bargain.mine),
});

/** Returns a term reset to the first offer of each party. */
export const again = ({ mine, theirs, step, answer }: Bargain): Standing => ({
  mine: [mine[0]],
  theirs: [theirs[0]],
  step,
  answer,
  at: mine[0],
});

export const myOffer = ({ mine }: Bargain) => last(mine);
export const theirOffer = ({ theirs }: Bargain) => last(theirs);

/** Clamps a value between two others, in either order. */
const between = (value: number, one: number, other: number) =>
  Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other));

/** Moves your point between your last offer and theirs. */
export function moved(term: Standing, to: number): Standing {
  if (term.met !== undefined) return term;
  return { ...term, at: between(to, myOffer(term), theirOffer(term)) };
}

/** Returns the middle of the last two offers, rounded to units counted from your first offer. */
export function middle(term: Bargain): number {
  const [start] = term.mine;
  const half = (myOffer(term) + theirOffer(term)) / 2;
  return start + Math.round((half - start) / term.step) * term.step;
}

const meet = (term: Standing, at: number): Standing => ({ ...term, at, met: at });

/** Returns the term agreed at the middle. */
export const metInTheMiddle = (term: Standing) => meet(term, middle(term));

/**
 * Sends your point as an offer. They move `answer` units for each of yours, in whole units and at
 * least one. They accept if less than one unit would remain. They hold if your offer is unchanged.
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
