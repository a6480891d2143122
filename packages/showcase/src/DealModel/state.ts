import {
  again,
  type Bargain,
  metInTheMiddle,
  moved,
  type Outcome,
  type Standing,
  sent,
  standing,
  theirOffer,
} from "./deal.ts";

export interface Deal {
  standings: readonly Standing[];
  active: number;
  last?: { index: number; outcome: Outcome; value: number } | undefined;
}

export type DealAction =
  | { type: "choose" | "send" | "meet"; index: number }
  | { type: "move"; index: number; to: number }
  | { type: "restart" };

export function getDeal(terms: readonly Bargain[]): Deal {
  const standings = terms.map(standing);
  return { standings, active: firstOpen(standings) };
}

const firstOpen = (standings: readonly Standing[]) =>
  Math.max(
    0,
    standings.findIndex(({ met }) => met === undefined),
  );

export const isWhole = ({ standings }: Deal) => standings.every(({ met }) => met !== undefined);

export function reduce(deal: Deal, action: DealAction): Deal {
  if (action.type === "restart") {
    return { standings: deal.standings.map(again), active: 0 };
  }
  const { index } = action;
  const before = deal.standings[index];
  if (!before) return deal;
  if (action.type === "choose") return index === deal.active ? deal : { ...deal, active: index };
  const put = (after: Standing) =>
    deal.standings.map((each, place) => (place === index ? after : each));
  if (action.type === "move") {
    const after = moved(before, action.to);
    return after.at === before.at ? deal : { ...deal, standings: put(after), active: index };
  }
  // An agreed term cannot be changed.
  if (before.met !== undefined) return deal;
  const { term, outcome } =
    action.type === "meet"
      ? { term: metInTheMiddle(before), outcome: "met" as const }
      : sent(before);
  const standings = put(term);
  return {
    standings,
    active: outcome === "met" ? firstOpen(standings) : index,
    last: { index, outcome, value: term.met ?? theirOffer(term) },
  };
}
