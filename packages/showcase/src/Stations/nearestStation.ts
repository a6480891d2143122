interface Placed {
  at: number;
}

/** Returns the nearest station's index. */
export function getNearestStation(stations: readonly Placed[], place: number): number {
  const away = stations.map(({ at }) => Math.abs(at - place));
  return away.indexOf(Math.min(...away));
}

/** Returns the index after a slider key, or undefined. */
export function getStationForKey(
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
 * Returns the station for a slider value. Steps below half the distance, such as an assistive
 * technology's, move by one.
 */
export function getStationForValue(
  stations: readonly Placed[],
  from: number,
  place: number,
): number {
  const nearest = getNearestStation(stations, place);
  if (nearest !== from) return nearest;
  const next = from + Math.sign(place - (stations[from]?.at ?? 0));
  return Math.min(stations.length - 1, Math.max(0, next));
}

/** Whether a span is behind the point. The scale's end never is. */
export const isPast = (end: number, place: number): boolean => end <= place && end < 100;
