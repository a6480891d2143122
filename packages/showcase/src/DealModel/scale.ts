import { getTheirOffer, middle, type TermState } from "./negotiation.ts";

export function toFraction({ mine: [start], theirs: [end] }: TermState, value: number): number {
  return start === end ? 0.5 : (value - start) / (end - start);
}

type LabelKind = "you" | "they" | "met" | "first" | "past" | "middle";

export interface ScaleLabel {
  kind: LabelKind;
  value: number;
  /** 0 to 1. */
  at: number;
  above: boolean;
  /** Whether it is too close to another for phones. */
  tight: boolean;
}

/** Minimum distances on one side. `tight`: phones. */
const room = { above: 0.46, below: 0.3, past: 0.2, tight: 0.41 } as const;

/** Returns labels by priority, without colliding ones. */
export function getLabels(term: TermState): ScaleLabel[] {
  const label = (kind: LabelKind, value: number, above = false): ScaleLabel => ({
    kind,
    value,
    at: toFraction(term, value),
    above,
    tight: false,
  });
  const labels: ScaleLabel[] = [];
  const add = (next: ScaleLabel, distance: number) => {
    const nearest = Math.min(
      ...labels.filter(({ above }) => above === next.above).map(({ at }) => Math.abs(at - next.at)),
    );
    if (nearest >= distance) labels.push({ ...next, tight: nearest < room.tight });
  };
  const theirs = getTheirOffer(term);
  if (term.met === undefined) {
    const apart = Math.abs(toFraction(term, theirs) - toFraction(term, term.at));
    labels.push(label("you", term.at, true));
    labels.push(label("they", theirs, apart >= room.above));
  } else {
    labels.push(label("met", term.met, true));
  }
  const isPast = (value: number) =>
    term.met === undefined ? value !== theirs && value !== term.at : value !== term.met;
  const past = [...term.mine, ...term.theirs].filter(isPast);
  for (const first of [term.mine[0], term.theirs[0]].filter(isPast)) {
    add(label("first", first), room.below);
  }
  if (term.met === undefined) add(label("middle", middle(term)), room.below);
  for (const value of past) add(label("past", value), room.past);
  return labels;
}

/** Returns the share of a label before its position, within the scale. */
export function getLabelShift(at: number): number {
  const edge = 0.22;
  if (at < edge) return (Math.max(0, at) / edge) * 0.5;
  if (at > 1 - edge) return 1 - (Math.max(0, 1 - at) / edge) * 0.5;
  return 0.5;
}

export function ticks({ mine: [start], theirs: [end], step }: TermState): string {
  const units = Math.round(Math.abs(end - start) / step);
  const every = Math.max(1, Math.ceil(units / 26));
  return Array.from(
    { length: Math.floor(units / every) + 1 },
    (_, index) => `M${Math.round(((index * every) / Math.max(1, units)) * 1000)} 0v1`,
  ).join("");
}
