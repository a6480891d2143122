export interface NegotiationTerm {
  mine: readonly [number, ...number[]];
  theirs: readonly [number, ...number[]];
  met?: number | undefined;
  /** Step of an arrow key. */
  step: number;
  /** Units they move per unit of yours. */
  answer: number;
}

export interface TermState extends NegotiationTerm {
  /** Your point, an offer once sent. */
  at: number;
}

export type Outcome = "answered" | "held" | "met";

const last = (offers: readonly [number, ...number[]]) => offers.at(-1) ?? offers[0];

/** Creates a term's state, at the agreed value or your last offer. */
export const createTermState = (bargain: NegotiationTerm): TermState => ({
  ...bargain,
  at: bargain.met ?? last(bargain.mine),
});

/** Resets a term to the first offers. */
export const resetTerm = ({ mine, theirs, step, answer }: NegotiationTerm): TermState => ({
  mine: [mine[0]],
  theirs: [theirs[0]],
  step,
  answer,
  at: mine[0],
});

export const getMyOffer = ({ mine }: NegotiationTerm) => last(mine);
export const getTheirOffer = ({ theirs }: NegotiationTerm) => last(theirs);

const between = (value: number, one: number, other: number) =>
  Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other));

/** Moves your point, clamped between the last offers. */
export function movePoint(term: TermState, to: number): TermState {
  if (term.met !== undefined) return term;
  return { ...term, at: between(to, getMyOffer(term), getTheirOffer(term)) };
}

/** Returns the middle of the last offers, in whole units from your first offer. */
export function middle(term: NegotiationTerm): number {
  const [start] = term.mine;
  const half = (getMyOffer(term) + getTheirOffer(term)) / 2;
  return start + Math.round((half - start) / term.step) * term.step;
}

const meet = (term: TermState, at: number): TermState => ({ ...term, at, met: at });

/** Agrees on the middle of the last offers. */
export const acceptMiddle = (term: TermState) => meet(term, middle(term));

/**
 * Sends your point. They move `answer` units per unit of yours, at least one, and hold if you do.
 * They accept if less than one would remain.
 */
export function sendOffer(term: TermState): { term: TermState; outcome: Outcome } {
  const [mine, theirs] = [getMyOffer(term), getTheirOffer(term)];
  const { at, step } = term;
  if (term.met !== undefined || at === mine) return { term, outcome: "held" };
  const offered: TermState = { ...term, mine: [...term.mine, at] };
  const gap = Math.abs(theirs - at);
  const coming = Math.max(1, Math.round((Math.abs(at - mine) * term.answer) / step)) * step;
  if (gap - coming < step) return { term: meet(offered, at), outcome: "met" };
  const answered = theirs + (theirs > at ? -coming : coming);
  return { term: { ...offered, theirs: [...term.theirs, answered] }, outcome: "answered" };
}
