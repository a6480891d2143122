/** A month of the scale. */
interface ScaleMonth {
  year: number;
  /** 1 to 12. */
  month: number;
  /** Part of the time in which the launch is. */
  inSeason: boolean;
}

/** The months before a launch, and the launch as a time of two months. All places are 0 to 1. */
export interface SeasonScale {
  months: ScaleMonth[];
  /** Where the two months of the launch start and end. */
  from: number;
  to: number;
  /** Today; undefined where it is not known. */
  today: number | undefined;
}

const length = 10;
/** Months since the year 0, with their part of the month that has passed. */
function getMonths(instant: number): number {
  const date = new Date(instant);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const start = Date.UTC(year, month);
  return year * 12 + month + (instant - start) / (Date.UTC(year, month + 1) - start);
}

/**
 * The scale of a launch that is told as a time of the year: ten months, of which the last but one
 * and the one before it are the launch's, around the turn of a month that is nearest to it. All
 * months are of one length, and dates are those of UTC.
 *
 * @param to the launch, in ms since the epoch
 * @param now ms since the epoch
 */
export function seasonScale(to: number, now: number | undefined): SeasonScale {
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

/** Whole days until a moment, as one says them: in tens as long as there are many. */
export function daysUntil(to: number, now: number): number {
  const days = Math.max(0, Math.ceil((to - now) / 86_400_000));
  return days < 60 ? days : Math.round(days / 10) * 10;
}
