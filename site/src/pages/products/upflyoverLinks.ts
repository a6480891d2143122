import { getProductContactPath } from "../../contactPaths.ts";

export const claimPath = getProductContactPath("upflyover", "place", "free");
export const questionPath = getProductContactPath("upflyover", "question");

export const isFull = (places: { taken: number; total: number } | null | undefined): boolean =>
  Boolean(places && places.taken >= places.total);
