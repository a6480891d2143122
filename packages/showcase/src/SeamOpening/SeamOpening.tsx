import type { LaunchContent, LaunchProps } from "@agency/ui/Launch";
import { getVarName } from "@agency/ui/theme";
import { ground, onGround } from "@agency/ui/theme/accentGround";
import { inverse } from "@agency/ui/theme/inverse";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { laneAt, lanesShown, size } from "./curves.ts";
import * as drawing from "./SeamDrawing.css.ts";
import { SeamDrawing } from "./SeamDrawing.tsx";
import * as styles from "./SeamOpening.css.ts";

/** What stands on one side: a few words for each lane. */
export interface SeamLanes {
  /** What the list is of, for assistive technology. */
  label: string;
  /** From the top down. A phone draws seven of them, and all are heard. */
  items: readonly string[];
}

export interface SeamContent {
  /** On the side where the page starts. */
  offers: SeamLanes;
  /** On the side where it ends. */
  needs: SeamLanes;
  /** Which offer and which need find each other, counted from 0. */
  match: { offer: number; need: number };
}

/** How many places are left, in words. */
export interface PlacesReading {
  /** The number as it is written; set large. */
  value: ReactNode;
  /** What it counts, such as "of 1,000 places left". */
  label: ReactNode;
}

export interface SeamPlaces {
  /** How many are taken. More than there are take them all. */
  taken: number;
  /** How many there are. */
  total: number;
  /** Says how many are left; called while there are any. */
  remaining: (left: number, total: number) => PlacesReading;
}

export interface SeamOpeningProps
  extends OuterProps,
    Pick<LaunchProps, "name" | "nameLang" | "headingRef"> {
  /**
   * What it says: a note over the name, the actions, and a sentence or two beside them. Once every
   * place is taken the text stands large in place of the number.
   */
  state: LaunchContent;
  /** How many places there are, and how many are taken: the two lines come so far together. */
  places: SeamPlaces;
  /** The two sides. */
  content: SeamContent;
}

/** Of the lanes that a phone draws, the one that finds its other, 0 to 1 across. */
function tallPlace(count: number, index: number): number {
  const shown = lanesShown(count, 7, index);
  return laneAt("tall", index - shown.from, shown.count) / size.across;
}

const widePlace = (count: number, index: number) => laneAt("wide", index, count) / size.across;

/**
 * The opening of a product with two sides: the ground has two, in the page's theme and in the other
 * one, and the name crosses the seam. Every offer runs to every need, and of one pair the lines come
 * together as places are taken: the gap between them is the share of places that are left, to scale.
 * Once none is left they meet, and the ground takes the accent. As wide as the page and, with the
 * navigation, as high as the screen; stands in a `ProductTheme`.
 *
 * Not for a product that waits for its day (`Launch`), nor for the places one by one
 * (`PlacesFilled`).
 */
export function SeamOpening({
  name,
  nameLang,
  headingRef,
  state: { note, text, actions },
  places: { taken, total, remaining },
  content: { offers, needs, match },
  className,
  ...outer
}: SeamOpeningProps) {
  const there = Math.min(total, Math.max(0, Math.floor(taken) || 0));
  const share = total > 0 ? there / total : 1;
  const full = share >= 1;
  const reading = full ? undefined : remaining(total - there, total);
  const mean = (place: (count: number, index: number) => number) =>
    (place(offers.items.length, match.offer) + place(needs.items.length, match.need)) / 2;
  const measures = {
    [getVarName(styles.letters)]: name.length,
    [getVarName(drawing.middleWide)]: mean(widePlace),
    [getVarName(drawing.middleTall)]: mean(tallPlace),
  } as CSSProperties;
  return (
    <header
      {...outer}
      className={clsx(styles.root, full && [ground, styles.grounded], className)}
      style={measures}
    >
      {full && <span className={`${onGround} ${styles.ground}`} aria-hidden="true" />}
      <div className={clsx(styles.inner, full && onGround)}>
        {!full && <span className={`${inverse} ${styles.far}`} aria-hidden="true" />}
        <p className={`${sizes.sm} ${styles.note}`}>
          <span className={styles.points[full ? "met" : "open"]} aria-hidden="true" />
          <span>{note}</span>
        </p>
        <div className={styles.measure}>
          <h1 ref={headingRef} tabIndex={-1} lang={nameLang} className={styles.name}>
            <bdi>{name}</bdi>
          </h1>
          {!full && (
            <span
              lang={nameLang}
              className={`${inverse} ${styles.name} ${styles.nameFar}`}
              aria-hidden="true"
            >
              <bdi>{name}</bdi>
            </span>
          )}
        </div>
        <div className={styles.drawing}>
          <SeamDrawing
            offers={offers.items.length}
            needs={needs.items.length}
            match={match}
            share={share}
          />
        </div>
        <Lanes {...offers} chosen={match.offer} className={styles.offers} />
        <Lanes {...needs} chosen={match.need} className={clsx(!full && inverse, styles.needs)} />
        {reading ? (
          <p className={styles.reading}>
            <span className={styles.value}>{reading.value}</span>{" "}
            <span className={`${sizes.sm} ${styles.unit}`}>{reading.label}</span>
          </p>
        ) : (
          <p className={`${sizes.d3} ${styles.large}`}>{text}</p>
        )}
        <div className={clsx(!full && inverse, styles.foot)}>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {!full && <p className={`${sizes.sm} ${styles.text}`}>{text}</p>}
        </div>
      </div>
    </header>
  );
}

interface LanesProps extends SeamLanes {
  chosen: number;
  className: string;
}

function Lanes({ label, items, chosen, className }: LanesProps) {
  return (
    <ul aria-label={label} className={`${sizes.sm} ${styles.lanes} ${className}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
        <li key={index} className={index === chosen ? styles.chosen : undefined}>
          {item}
        </li>
      ))}
    </ul>
  );
}
