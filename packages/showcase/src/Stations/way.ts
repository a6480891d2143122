/** What stands on the way, by its place in percent. */
interface Placed {
  at: number;
}

/** The station that a place is nearest to: its index. */
export function nearestTo(stations: readonly Placed[], place: number): number {
  const away = stations.map(({ at }) => Math.abs(at - place));
  return away.indexOf(Math.min(...away));
}

/** The index that a key leads to, or nothing where it is no key of a slider. */
export function getStation(
  key: string,
  from: number,
  last: number,
  mirrored: boolean,
): number | undefined {
  const forward = mirrored ? -1 : 1;
  const places: Record<string, number> = {
    ArrowRight: from + forward,
    ArrowLeft: from - forward,
    ArrowUp: from + 1,
    PageUp: from + 1,
    ArrowDown: from - 1,
    PageDown: from - 1,
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.min(last, Math.max(0, place));
}

/**
 * The station that a slider means which is now at `place`. What a browser adds by itself, as for an
 * assistive technology, may be less than half a way to the next: it goes on by one.
 */
export function moved(stations: readonly Placed[], from: number, place: number): number {
  const nearest = nearestTo(stations, place);
  if (nearest !== from) return nearest;
  const next = from + Math.sign(place - (stations[from]?.at ?? 0));
  return Math.min(stations.length - 1, Math.max(0, next));
}

/** Whether a span lies behind; the end of the way is never left behind. */
export const isPast = (end: number, place: number): boolean => end <= place && end < 100;
