import type { LaunchContent, LaunchProps } from "@agency/ui/Launch";
import { getVarName } from "@agency/ui/theme";
import { ground, onGround } from "@agency/ui/theme/accentGround";
import { inverse } from "@agency/ui/theme/inverse";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { getLanePosition, getVisibleLanes, size } from "./curves.ts";
import * as drawing from "./SeamDrawing.css.ts";
import { SeamDrawing } from "./SeamDrawing.tsx";
import * as styles from "./SeamOpening.css.ts";

export interface SeamLanes {
  /** Accessible name of the list. */
  label: string;
  /** Labels from the top down. Phones draw seven, but all are accessible. */
  items: readonly string[];
}

export interface SeamContent {
  /** Start side. */
  offers: SeamLanes;
  /** End side. */
  needs: SeamLanes;
  /** Indexes of the matching lanes. */
  match: { offer: number; need: number };
}

export interface PlacesLabel {
  value: ReactNode;
  /** Such as "of 1,000 free places left". */
  label: ReactNode;
}

export interface SeamPlaces {
  /** Taken places, clamped to `total`. */
  taken: number;
  total: number;
  /** Formats the free places. Not called at 0. */
  remaining: (left: number, total: number) => PlacesLabel;
}

export interface SeamOpeningProps
  extends OuterProps,
    Pick<LaunchProps, "title" | "titleLang" | "headingRef"> {
  /** Launch state. Its text replaces the number at 0. */
  state: LaunchContent;
  places: SeamPlaces;
  content: SeamContent;
}

/** Returns a lane's position on a phone, 0 to 1. */
function getTallPosition(count: number, index: number): number {
  const shown = getVisibleLanes(count, 7, index);
  return getLanePosition("tall", index - shown.from, shown.count) / size.across;
}

const widePlace = (count: number, index: number) =>
  getLanePosition("wide", index, count) / size.across;

/**
 * Launch page header of a two-sided product: lines connect offers and needs. The gap in one line is
 * the share of free places. At 0 the background takes the accent. As wide as the page and as high
 * as the screen. Place it in a `ProductTheme`.
 *
 * Not for a launch on a date (`Launch`) or each place (`PlacesFilled`).
 */
export function SeamOpening({
  title,
  titleLang,
  headingRef,
  state: { note, description, actions },
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
    [getVarName(drawing.middleWide)]: mean(widePlace),
    [getVarName(drawing.middleTall)]: mean(getTallPosition),
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
          <h1 ref={headingRef} tabIndex={-1} lang={titleLang} className={styles.name}>
            <bdi>{title}</bdi>
          </h1>
          {!full && (
            <span
              lang={titleLang}
              className={`${inverse} ${styles.name} ${styles.nameFar}`}
              aria-hidden="true"
            >
              <bdi>{title}</bdi>
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
          <p className={`${sizes.d3} ${styles.large}`}>{description}</p>
        )}
        <div className={clsx(!full && inverse, styles.foot)}>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {!full && <p className={`${sizes.sm} ${styles.text}`}>{description}</p>}
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
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
        <li key={index} className={index === chosen ? styles.chosen : undefined}>
          {item}
        </li>
      ))}
    </ul>
  );
}
