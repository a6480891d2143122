import { contactAboutProduct } from "../../services.ts";

/** Links of the page's buttons while places are left, and once there are none. */
export const claim = contactAboutProduct("upflyover", "place", "free");
export const ask = contactAboutProduct("upflyover", "question");

/** Whether no place of the launch offer is left. */
export const isFull = (places: { taken: number; total: number } | null | undefined): boolean =>
  Boolean(places && places.taken >= places.total);
