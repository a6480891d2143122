import {
  acceptMiddle,
  createTermState,
  getTheirOffer,
  movePoint,
  type NegotiationTerm,
  type Outcome,
  resetTerm,
  sendOffer,
  type TermState,
} from "./negotiation.ts";

export interface Deal {
  standings: readonly TermState[];
  active: number;
  last?: { index: number; outcome: Outcome; value: number } | undefined;
}

export type DealAction =
  | { type: "choose" | "send" | "meet"; index: number }
  | { type: "move"; index: number; to: number }
  | { type: "restart" };

/** Creates a deal, with its first open term active. */
export function createDealState(terms: readonly NegotiationTerm[]): Deal {
  const standings = terms.map(createTermState);
  return { standings, active: firstOpen(standings) };
}

const firstOpen = (standings: readonly TermState[]) =>
  Math.max(
    0,
    standings.findIndex(({ met }) => met === undefined),
  );

export const isAgreed = ({ standings }: Deal) => standings.every(({ met }) => met !== undefined);

/** Returns the same state if nothing changes. */
export function dealReducer(deal: Deal, action: DealAction): Deal {
  if (action.type === "restart") {
    return { standings: deal.standings.map(resetTerm), active: 0 };
  }
  const { index } = action;
  const before = deal.standings[index];
  if (!before) return deal;
  if (action.type === "choose") return index === deal.active ? deal : { ...deal, active: index };
  const put = (after: TermState) =>
    deal.standings.map((each, place) => (place === index ? after : each));
  if (action.type === "move") {
    const after = movePoint(before, action.to);
    return after.at === before.at ? deal : { ...deal, standings: put(after), active: index };
  }
  // Agreed terms are final.
  if (before.met !== undefined) return deal;
  const { term, outcome } =
    action.type === "meet"
      ? { term: acceptMiddle(before), outcome: "met" as const }
      : sendOffer(before);
  const standings = put(term);
  return {
    standings,
    active: outcome === "met" ? firstOpen(standings) : index,
    last: { index, outcome, value: term.met ?? getTheirOffer(term) },
  };
}
