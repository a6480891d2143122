import { Container } from "@agency/ui/Container";
import { Countdown } from "@agency/ui/Countdown";
import type { LaunchProps } from "@agency/ui/Launch";
import { useLaunch } from "@agency/ui/Launch";
import { ground, onGround } from "@agency/ui/theme/accentGround";
import { sizes } from "@agency/ui/theme/type";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { VehicleContent } from "../VehicleParts/content.ts";
import type { VehiclePiece } from "../VehicleParts/shapes.ts";
import { getDaysUntil } from "./months.ts";
import { OpeningGround } from "./OpeningGround.tsx";
import { Season } from "./Season.tsx";
import * as styles from "./VehicleOpening.css.ts";

export interface VehicleOpeningContent {
  vehicle: VehicleContent;
  /** Accessible name of the drawing. */
  description: string;
  /** Below the vehicle: "One saloon, 1,180 kg." */
  caption: ReactNode;
  /** Below the kilograms: "Each mark is one kilogram." */
  legend: ReactNode;
  launchedLegend: ReactNode;
  /** Labelled pieces. @default door, wing, wheel, gearbox, engine, bumper */
  named?: readonly VehiclePiece[] | undefined;
  /** Launch season, such as "Mid-2026". */
  season: ReactNode;
  /** Formats a month (1 to 12). */
  month: (month: number) => string;
  /** Formats days, in tens from 60: "in about 220 days". */
  remaining: (days: number) => ReactNode;
}

export interface VehicleOpeningProps extends LaunchProps {
  content: VehicleOpeningContent;
}

/**
 * Launch page header of a product that dismantles vehicles: a vehicle becomes parts, then
 * kilograms, with a countdown on a scale of ten months. At launch the background takes the accent,
 * and the vehicle is whole. As wide as the page. Ignores `start`. Place it in a `ProductTheme`.
 *
 * Not for a launch on an exact date (`Launch`) or without a date (`PageHeader`).
 */
export function VehicleOpening({
  title,
  titleLang,
  start: _start,
  to,
  before,
  launched: after,
  labels,
  date,
  now: initial,
  headingRef,
  content,
  className,
  ...outer
}: VehicleOpeningProps) {
  const { end, now, launched, state, words } = useLaunch({
    to,
    now: initial,
    before,
    launched: after,
  });
  const { note, description, actions } = words;
  return (
    <header {...outer} className={clsx(styles.root, launched && ground, className)}>
      <div className={launched ? onGround : undefined}>
        <Container className={styles.inner}>
          <div className={styles.words}>
            <div className={styles.naming}>
              <p className={`${sizes.sm} ${styles.note}`}>
                <span className={styles.notePoints[state]} aria-hidden="true" />
                <span>{note}</span>
              </p>
              <h1 ref={headingRef} tabIndex={-1} lang={titleLang} className={styles.name}>
                <bdi>{title}</bdi>
              </h1>
            </div>
            {!launched && <p className={`${sizes.lead} ${styles.lead}`}>{description}</p>}
            <div className={styles.when}>
              {launched ? (
                <p className={sizes.d3}>{description}</p>
              ) : (
                <>
                  <div className={styles.season}>
                    <p className={sizes.d3}>{content.season}</p>
                    <p className={`${sizes.body} ${styles.remaining}`}>
                      {now !== undefined && content.remaining(getDaysUntil(end, now))}
                    </p>
                  </div>
                  <Season to={end} now={now} month={content.month} />
                  <div className={styles.units}>
                    <Countdown to={to} labels={labels} date={date} now={initial} />
                  </div>
                </>
              )}
              {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            </div>
          </div>
          <VisuallyHidden as="p">{content.description}</VisuallyHidden>
          <OpeningGround content={content} launched={launched} />
        </Container>
      </div>
    </header>
  );
}
