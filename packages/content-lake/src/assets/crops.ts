import { type Document, isObject } from "../document.ts";
import type { Dataset } from "../store/dataset.ts";
import type { Rect, Source } from "./transform.ts";

interface Kept {
  /** How often the dataset had changed. */
  count: number;
  byAsset: Map<string, Rect[]>;
}

const kept = new WeakMap<Dataset, Kept>();

/**
 * The parts of a picture that editors chose, in every document that shows it.
 * Source: `crop` of Sanity's images; the arithmetic is that of its address builders.
 */
export function cropsOf(dataset: Dataset, asset: Document, source: Source): readonly Rect[] {
  const known = kept.get(dataset);
  const count = dataset.feed.count();
  const byAsset = known?.count === count ? known.byAsset : new Map<string, Rect[]>();
  if (byAsset !== known?.byAsset) kept.set(dataset, { count, byAsset });
  const found = byAsset.get(asset._id) ?? find(dataset, asset._id, source);
  byAsset.set(asset._id, found);
  return found;
}

function find(dataset: Dataset, assetId: string, source: Source): Rect[] {
  const found: Rect[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isObject(value)) return;
    const { asset, crop } = value;
    if (isObject(asset) && asset._ref === assetId && isObject(crop))
      found.push(rectOf(crop, source));
    for (const child of Object.values(value)) walk(child);
  };
  for (const id of dataset.referrers(assetId)) walk(dataset.get(id));
  return found;
}

function rectOf(crop: Record<string, unknown>, { width, height }: Source): Rect {
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

/** Whether two parts are the same but for rounding. */
export const isSamePart = (a: Rect, b: Rect): boolean =>
  (["left", "top", "width", "height"] as const).every((side) => Math.abs(a[side] - b[side]) <= 1);
