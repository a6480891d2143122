import { Button } from "@agency/ui/Button";
import { inverse } from "@agency/ui/theme/inverse";
import { scriptOnly } from "@agency/ui/theme/shown";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { clsx } from "clsx";
import { type ReactNode, useId, useReducer, useRef } from "react";
import * as styles from "./DealModel.css.ts";
import { TermRow } from "./DealTerm.tsx";
import { type Bargain, middle, myOffer, type Outcome, theirOffer } from "./deal.ts";
import { getDeal, isWhole, reduce } from "./state.ts";

/** A term of the agreement, and how both sides have come so far. */
export interface DealTerm extends Bargain {
  /** Its name on the scale, such as "Payment after". */
  label: string;
  /** Its name in the agreement. @default `label` */
  shortLabel?: string | undefined;
  /** Writes one of its numbers, with its unit: "AED 9,250", "6 days". */
  write: (value: number) => string;
  /** What keys do on its scale, shown while it has focus: "Arrow keys move your point by one day." */
  hint?: ReactNode | undefined;
}

/** One of the two parties. */
export interface DealParty {
  /** What it is in this deal. */
  label: ReactNode;
  /** Its name, or what it asks for. */
  name: ReactNode;
}

/** What there is to say after something has been sent, and at first. */
export interface DealReport {
  /** How many terms are met, of how many. */
  met: number;
  total: number;
  /** Name of the term that was sent last, and what came of it; none at first. */
  last?: { label: string; outcome: Outcome; value: string } | undefined;
  /** How far apart both are, as written, where one term is left. */
  apart?: string | undefined;
}

export interface DealWords {
  /** Your point, with its number: "You: 15 days". */
  you: (value: string) => string;
  /** What a scale says when it is heard: your number, and theirs. */
  standing: (mine: string, theirs: string) => string;
  /** The same where both have met. */
  settled: (value: string) => string;
  /** A term that is met, and one that is not yet. */
  met: string;
  open: string;
  /** Heads the agreement. */
  agreement: string;
  /** The button that takes the middle: "Meet at 30 days". */
  meet: (value: string) => string;
  /** The button that sends your point, moved or where it stood: "Send 15 days again". */
  send: (value: string, again: boolean) => string;
  /** The button that begins anew once all is met. */
  restart: string;
  /** The sentence or two below the agreement, announced as they change. */
  status: (report: DealReport) => string;
}

export interface DealModelProps extends OuterProps<HTMLDivElement> {
  /** What the model is called, where it is heard. */
  label: string;
  /** You, at the start side. */
  near: DealParty;
  /** The other party, at the end side, in the theme that the page is not in. */
  far: DealParty;
  /** What is dealt about; the deal begins as these stand. */
  terms: readonly DealTerm[];
  /** Rows of the agreement that nobody deals about, before the others. @default none */
  fixed?: readonly { label: ReactNode; value: ReactNode }[] | undefined;
  /** All its words, with the numbers as functions. */
  words: DealWords;
}

/**
 * A deal to try: each term has a scale, you come from its start and the other party from its end.
 * What you send is answered in kind, earlier offers stay as hollow points, and a term that meets
 * becomes a rhomb and enters the agreement. Goes into a `Container`.
 *
 * Not for a number in a form (`RangeField`), nor for figures that nobody moves (`Figures`).
 */
export function DealModel({
  label,
  near,
  far,
  terms,
  fixed = [],
  words,
  className,
  ...outer
}: DealModelProps) {
  const titleId = useId();
  const first = useRef<HTMLButtonElement>(null);
  const [deal, dispatch] = useReducer(reduce, terms, getDeal);
  const { standings, active, last } = deal;
  const met = standings.filter((standing) => standing.met !== undefined).length;
  const left = standings.flatMap((standing, index) => (standing.met === undefined ? [index] : []));
  const now = left.includes(active) ? active : (left[0] ?? -1);
  const standing = standings[now];
  const term = terms[now];
  const getApart = (index: number | undefined) => {
    const [one, other] = [standings[index ?? -1], terms[index ?? -1]];
    return one && other?.write(Math.abs(theirOffer(one) - myOffer(one)));
  };
  const sentTerm = last && terms[last.index];
  const status = words.status({
    met,
    total: terms.length,
    last: last &&
      sentTerm && {
        label: sentTerm.shortLabel ?? sentTerm.label,
        outcome: last.outcome,
        value: sentTerm.write(last.value),
      },
    apart: left.length === 1 ? getApart(left[0]) : undefined,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields, and nothing of it is sent
    <div {...outer} role="group" aria-label={label} className={clsx(styles.root, className)}>
      <div className={styles.frame}>
        <Party {...near} className={styles.near} />
        <Party {...far} className={`${inverse} ${styles.far}`} />
        <div className={styles.terms}>
          {terms.map((each, index) => {
            const stands = standings[index];
            return (
              stands && (
                <TermRow
                  key={each.label}
                  term={each}
                  standing={stands}
                  words={words}
                  onFocus={() => dispatch({ type: "choose", index })}
                  onMove={(to) => dispatch({ type: "move", index, to })}
                  onSend={() => dispatch({ type: "send", index })}
                />
              )
            );
          })}
        </div>
        <div className={styles.agreement}>
          <p id={titleId} className={`${sizes.sm} ${styles.quiet}`}>
            {words.agreement}
          </p>
          <dl aria-labelledby={titleId} className={sizes.sm}>
            {fixed.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they are given
              <div key={index} className={styles.row}>
                <dt className={styles.quiet}>{row.label}</dt>
                <dd className={styles.value}>{row.value}</dd>
              </div>
            ))}
            {terms.map((each, index) => (
              <div key={each.label} className={styles.row}>
                <dt className={styles.quiet}>{each.shortLabel ?? each.label}</dt>
                <dd className={styles.value}>
                  <Agreed at={standings[index]?.met} write={each.write} open={words.open} />
                </dd>
              </div>
            ))}
          </dl>
          <p role="status" className={`${sizes.sm} ${styles.status}`}>
            {status}
          </p>
        </div>
        <div className={clsx(scriptOnly, styles.foot)}>
          {/* One element before and after: focus stays where the deal is begun anew. */}
          <Button
            ref={first}
            onClick={() => dispatch(standing ? { type: "meet", index: now } : { type: "restart" })}
          >
            {standing && term ? (
              <bdi>{words.meet(term.write(middle(standing)))}</bdi>
            ) : (
              words.restart
            )}
          </Button>
          {standing && term && (
            <>
              <Button
                variant="outline"
                onClick={() => {
                  const action = { type: "send", index: now } as const;
                  // This button goes with the last term.
                  if (isWhole(reduce(deal, action))) first.current?.focus();
                  dispatch(action);
                }}
              >
                <bdi>{words.send(term.write(standing.at), standing.at === myOffer(standing))}</bdi>
              </Button>
              {term.hint !== undefined && (
                <p className={`${sizes.sm} ${styles.hint}`}>{term.hint}</p>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Party({ label, name, className }: DealParty & { className: string }) {
  return (
    <p className={`${styles.party} ${className}`}>
      <span className={`${sizes.sm} ${styles.quiet}`}>{label}</span>
      <span className={sizes.h4}>{name}</span>
    </p>
  );
}

interface AgreedProps {
  at: number | undefined;
  write: (value: number) => string;
  open: string;
}

function Agreed({ at, write, open }: AgreedProps) {
  if (at !== undefined) return <bdi>{write(at)}</bdi>;
  return (
    <>
      <span className={styles.openMark} aria-hidden="true" />
      <VisuallyHidden>{open}</VisuallyHidden>
    </>
  );
}
