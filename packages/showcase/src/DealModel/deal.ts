/** A term of an agreement that two sides come closer on, from two ends of one scale. */
export interface Bargain {
  /** Your offers, from the first to the last. */
  mine: readonly [number, ...number[]];
  /** Their offers, from the first to the last. */
  theirs: readonly [number, ...number[]];
  /** Where both met already. */
  met?: number | undefined;
  /** One unit: how far an arrow key goes. */
  step: number;
  /** How far they come for each unit that you come. */
  answer: number;
}

/** A term while it is dealt with. */
export interface Standing extends Bargain {
  /** Where your point stands; no offer until it is sent. */
  at: number;
}

/** What the last thing that was sent led to. */
export type Outcome = "answered" | "held" | "met";

const last = (offers: readonly [number, ...number[]]) => offers.at(-1) ?? offers[0];

/** A term as it stands at first. */
export const standing = (bargain: Bargain): Standing => ({
  ...bargain,
  at: bargain.met ?? last(bargain.mine),
});

/** The same, back at the first offer of each side. */
export const again = ({ mine, theirs, step, answer }: Bargain): Standing => ({
  mine: [mine[0]],
  theirs: [theirs[0]],
  step,
  answer,
  at: mine[0],
});

export const myOffer = ({ mine }: Bargain) => last(mine);
export const theirOffer = ({ theirs }: Bargain) => last(theirs);

/** A value between two others, in whatever order they stand. */
const between = (value: number, one: number, other: number) =>
  Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other));

/** Your point, moved: never behind your last offer, nor past theirs. */
export function moved(term: Standing, to: number): Standing {
  if (term.met !== undefined) return term;
  return { ...term, at: between(to, myOffer(term), theirOffer(term)) };
}

/** The middle of the two last offers, on the scale's units counted from your first one. */
export function middle(term: Bargain): number {
  const [start] = term.mine;
  const half = (myOffer(term) + theirOffer(term)) / 2;
  return start + Math.round((half - start) / term.step) * term.step;
}

const meet = (term: Standing, at: number): Standing => ({ ...term, at, met: at });

/** Both take the middle. */
export const metInTheMiddle = (term: Standing) => meet(term, middle(term));

/**
 * Your point is sent as an offer. They come as far as they do for each unit that you came, in whole
 * units, and take what you offer where less than one would be left. Sent again where it stood, it
 * changes nothing: they hold as well.
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
