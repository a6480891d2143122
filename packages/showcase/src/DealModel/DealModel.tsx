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
import { createDealState, dealReducer, isAgreed } from "./dealReducer.ts";
import {
  getMyOffer,
  getTheirOffer,
  middle,
  type NegotiationTerm,
  type Outcome,
} from "./negotiation.ts";

export interface DealTerm extends NegotiationTerm {
  /** Such as "Payment after". */
  label: string;
  /** Name in the agreement. @default `label` */
  shortLabel?: string | undefined;
  /** Formats a value with its unit: "6 days". */
  write: (value: number) => string;
  /** Keyboard hint, visible on focus. */
  hint?: ReactNode | undefined;
}

export interface DealParty {
  /** Role, such as supplier. */
  label: ReactNode;
  /** Name or request. */
  name: ReactNode;
}

export interface DealStatus {
  /** Met terms. */
  met: number;
  total: number;
  /** Last offer, undefined at first. */
  last?: { label: string; outcome: Outcome; value: string } | undefined;
  /** Difference, if one term is left. */
  apart?: string | undefined;
}

export interface DealLabels {
  /** Your point: "You: 15 days". */
  you: (value: string) => string;
  /** `aria-valuetext` of a slider. */
  standing: (mine: string, theirs: string) => string;
  settled: (value: string) => string;
  met: string;
  open: string;
  agreement: string;
  /** Accepts the middle: "Meet at 30 days". */
  meet: (value: string) => string;
  /** Sends your point: "Send 15 days again". */
  send: (value: string, again: boolean) => string;
  restart: string;
  /** Live region text. */
  status: (report: DealStatus) => string;
}

export interface DealModelProps extends OuterProps<HTMLDivElement> {
  label: string;
  /** Start side. */
  near: DealParty;
  /** End side, in the opposite theme. */
  far: DealParty;
  terms: readonly DealTerm[];
  /** Agreed rows before the terms. @default none */
  fixed?: readonly { label: ReactNode; value: ReactNode }[] | undefined;
  words: DealLabels;
}

/**
 * Interactive negotiation: each term is a scale between your offer and the other party's, which
 * answers by itself. Met terms enter the agreement. Place it in a `Container`.
 *
 * Not for form fields (`RangeField`) or static figures (`Figures`).
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
  const [deal, dispatch] = useReducer(dealReducer, terms, createDealState);
  const { standings, active, last } = deal;
  const met = standings.filter((standing) => standing.met !== undefined).length;
  const left = standings.flatMap((standing, index) => (standing.met === undefined ? [index] : []));
  const now = left.includes(active) ? active : (left[0] ?? -1);
  const standing = standings[now];
  const term = terms[now];
  const getApart = (index: number | undefined) => {
    const [one, other] = [standings[index ?? -1], terms[index ?? -1]];
    return one && other?.write(Math.abs(getTheirOffer(one) - getMyOffer(one)));
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
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
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
          {/* One element in both states keeps focus after a restart. */}
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
                  // The button disappears with the last term.
                  if (isAgreed(dealReducer(deal, action))) first.current?.focus();
                  dispatch(action);
                }}
              >
                <bdi>
                  {words.send(term.write(standing.at), standing.at === getMyOffer(standing))}
                </bdi>
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
