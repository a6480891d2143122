import { type Document, isObject } from "../document.ts";
import type { Dataset } from "../store/dataset.ts";
import type { Bounds, Rect, Source } from "./image-bounds.ts";

interface Kept {
  count: number;
  byAsset: Map<string, Bounds>;
}

const kept = new WeakMap<Dataset, Kept>();

/** Images with more references are decoration, shown whole. */
const MAX_REFERRERS = 500;

/** Returns an image's crops and hotspots, computed as in `@sanity/image-url`. */
export function findCropsAndHotspots(dataset: Dataset, asset: Document, source: Source): Bounds {
  const known = kept.get(dataset);
  const count = dataset.feed.count();
  const byAsset = known?.count === count ? known.byAsset : new Map<string, Bounds>();
  if (byAsset !== known?.byAsset) kept.set(dataset, { count, byAsset });
  const found = byAsset.get(asset._id) ?? find(dataset, asset._id, source);
  byAsset.set(asset._id, found);
  return found;
}

function find(dataset: Dataset, assetId: string, source: Source): Bounds {
  const parts: Rect[] = [];
  const places: { x: number; y: number }[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isObject(value)) return;
    const { asset, crop, hotspot } = value;
    if (isObject(asset) && asset._ref === assetId) {
      if (isObject(crop)) parts.push(getRect(crop, source));
      if (isObject(hotspot)) places.push({ x: Number(hotspot.x), y: Number(hotspot.y) });
    }
    for (const child of Object.values(value)) walk(child);
  };
  for (const id of dataset.referrers(assetId, MAX_REFERRERS)) walk(dataset.get(id));
  return { parts, places };
}

function getRect(crop: Record<string, unknown>, { width, height }: Source): Rect {
  const share = (name: string) => Number(crop[name]) || 0;
  const left = Math.round(share("left") * width);
  const top = Math.round(share("top") * height);
  return {
    left,
    top,
    width: Math.round((1 - share("right")) * width) - left,
    height: Math.round((1 - share("bottom")) * height) - top,
  };
}

/** Whether two rectangles are equal to within a pixel per side. */
export const isSamePart = (a: Rect, b: Rect): boolean =>
  (["left", "top", "width", "height"] as const).every((side) => Math.abs(a[side] - b[side]) <= 1);
