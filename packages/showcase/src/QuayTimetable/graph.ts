import { round } from "./parts.tsx";
import { getDepartures, getLineRule, getRideMinutes } from "./timetable.ts";
import type { QuayTimetableContent } from "./types.ts";

const firstX = 67;
const lastX = 601;
export const columnWidth = 83;

export function getGraph({ line }: QuayTimetableContent) {
  const { stops, here } = line;
  const last = stops.length - 1;
  const total = stops.reduce((sum, stop, index) => sum + (index ? stop.minutes : 0), 0);
  const perMinute = (lastX - firstX - columnWidth) / Math.max(1, total);
  let passed = 0;
  const places = stops.map((stop, index) => {
    passed += index ? stop.minutes : 0;
    const left = round(firstX + passed * perMinute + (index > here ? columnWidth : 0));
    return { left, right: index === here ? round(left + columnWidth) : left };
  });
  const directions = [true, false].map((outward) => {
    const order = stops.map((_, index) => (outward ? index : last - index));
    const legs = order.slice(1).map((to, index) => {
      const from = order[index] as number;
      const rule = getLineRule(line, from, outward);
      return {
        from,
        times: getDepartures(rule),
        minutes: getRideMinutes(line, from, to),
        x1: places[from]?.[outward ? "right" : "left"] ?? 0,
        x2: places[to]?.[outward ? "left" : "right"] ?? 0,
      };
    });
    return { outward, legs };
  });
  const legs = directions.flatMap((direction) => direction.legs);
  const starts = legs.flatMap(({ times }) => times);
  const ends = legs.flatMap(({ times, minutes }) => times.map((time) => time + minutes));
  const from = Math.floor(Math.min(...starts) / 60);
  const until = Math.max(...ends);
  return { places, directions, legs, from, until };
}
