interface ScaleMonth {
  year: number;
  /** 1 to 12. */
  month: number;
  inSeason: boolean;
}

/** Positions are 0 to 1. */
export interface SeasonScale {
  months: ScaleMonth[];
  from: number;
  to: number;
  today: number | undefined;
}

const length = 10;
function getMonths(instant: number): number {
  const date = new Date(instant);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const start = Date.UTC(year, month);
  return year * 12 + month + (instant - start) / (Date.UTC(year, month + 1) - start);
}

/**
 * Returns ten equal months in UTC. The season is the two around the turn of month nearest to the
 * launch, followed by one.
 *
 * @param to launch, in ms since the epoch
 * @param now ms since the epoch
 */
export function getSeasonScale(to: number, now: number | undefined): SeasonScale {
  const turn = Math.round(getMonths(to));
  const first = turn + 2 - length;
  const months = Array.from({ length }, (_, index) => {
    const at = first + index;
    return {
      year: Math.floor(at / 12),
      month: (at % 12) + 1,
      inSeason: at === turn - 1 || at === turn,
    };
  });
  const place = (at: number) => Math.min(1, Math.max(0, (at - first) / length));
  return {
    months,
    from: place(turn - 1),
    to: place(turn + 1),
    today: now === undefined ? undefined : place(getMonths(now)),
  };
}

/** Returns days until a time, rounded up (from 60 to tens), never negative. */
export function getDaysUntil(to: number, now: number): number {
  const days = Math.max(0, Math.ceil((to - now) / 86_400_000));
  return days < 60 ? days : Math.round(days / 10) * 10;
}
