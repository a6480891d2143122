import { useAgency } from "@agency/ui/AgencyProvider";
import { getVarName } from "@agency/ui/theme";
import { scriptOnly } from "@agency/ui/theme/shown";
import { sizes } from "@agency/ui/theme/type";
import { clsx } from "clsx";
import { type CSSProperties, type KeyboardEvent, useId } from "react";
import type { DealLabels, DealTerm } from "./DealModel.tsx";
import * as styles from "./DealTerm.css.ts";
import { getMyOffer, getTheirOffer, middle, type TermState } from "./negotiation.ts";
import { getLabelShift, getLabels, ticks, toFraction } from "./scale.ts";

export interface TermRowProps {
  term: DealTerm;
  standing: TermState;
  words: DealLabels;
  onFocus: () => void;
  onMove: (to: number) => void;
  onSend: () => void;
}

const placeStyle = (at: number, shift?: number) =>
  ({
    [getVarName(styles.at)]: Math.round(at * 1e4) / 1e4,
    ...(shift !== undefined && { [getVarName(styles.shift)]: Math.round(shift * 1e3) / 1e3 }),
  }) as CSSProperties;

export function TermRow({ term, standing, words, onFocus, onMove, onSend }: TermRowProps) {
  const id = useId();
  const { direction } = useAgency();
  const { met, at } = standing;
  const [start] = standing.mine;
  const [end] = standing.theirs;
  // Native sliders increase towards their end. Decreasing scales are mirrored.
  const turned = start > end !== (direction === "rtl");
  const theirs = getTheirOffer(standing);
  const [mine, said] = [getMyOffer(standing), { you: term.write(at), they: term.write(theirs) }];
  const place = (value: number) => toFraction(standing, value);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key !== "Enter" && key !== "Home" && key !== "End") return;
    event.preventDefault();
    if (key === "Enter") onSend();
    // Natively minimum and maximum. Here your side and theirs.
    else onMove(key === "Home" ? start : end);
  };
  const past = [
    ...standing.mine.filter((value) => met !== undefined || value !== at),
    ...standing.theirs.filter((value) => met !== undefined || value !== theirs),
  ].filter((value) => value !== met);
  return (
    <div className={styles.root}>
      <p>
        <span id={id} className={styles.label}>
          {term.label}
        </span>{" "}
        <span className={`${sizes.sm} ${styles.states[met === undefined ? "open" : "met"]}`}>
          {met === undefined ? words.open : words.met}
        </span>
      </p>
      <div className={styles.scale}>
        <input
          type="range"
          className={clsx(scriptOnly, styles.input)}
          dir={turned ? "rtl" : "ltr"}
          min={Math.min(start, end)}
          max={Math.max(start, end)}
          step={standing.step}
          value={at}
          aria-labelledby={id}
          aria-valuetext={
            met === undefined ? words.standing(said.you, said.they) : words.settled(term.write(met))
          }
          aria-disabled={met !== undefined || undefined}
          onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
        <div className={styles.drawing} aria-hidden="true">
          <svg
            className={styles.ticks}
            viewBox="0 0 1000 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={ticks(standing)} vectorEffect="non-scaling-stroke" />
          </svg>
          <span className={styles.track} />
          <span className={styles.nearWay} style={placeStyle(met === undefined ? place(at) : 1)} />
          {met === undefined && (
            <span className={styles.farWay} style={placeStyle(place(theirs))} />
          )}
          {past.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
            <span key={index} className={styles.carrier} style={placeStyle(place(value))}>
              <span className={styles.past} />
            </span>
          ))}
          {met === undefined ? (
            <>
              <span className={styles.carrier} style={placeStyle(place(middle(standing)))}>
                <span className={styles.middle} />
              </span>
              <span key="they" className={styles.theirWay} style={placeStyle(place(theirs))}>
                <span className={styles.they} />
              </span>
              <span className={styles.carrier} style={placeStyle(place(at))}>
                <span className={clsx(styles.you, at !== mine && styles.unsent)} />
              </span>
            </>
          ) : (
            <span className={styles.carrier} style={placeStyle(place(met))}>
              <span className={styles.meeting} />
            </span>
          )}
          {getLabels(standing).map(({ kind, value, at: where, above, tight }) => (
            <span
              key={`${kind}${value}`}
              className={styles.carrier}
              style={placeStyle(where, getLabelShift(where))}
            >
              <span
                className={clsx(
                  styles.labels[kind],
                  above ? styles.above : styles.below,
                  tight && styles.tight,
                )}
              >
                <bdi>{kind === "you" ? words.you(term.write(value)) : term.write(value)}</bdi>
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
