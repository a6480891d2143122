import { contactAboutProduct } from "../../services.ts";

export const claim = contactAboutProduct("upflyover", "place", "free");
export const ask = contactAboutProduct("upflyover", "question");

export const isFull = (places: { taken: number; total: number } | null | undefined): boolean =>
  Boolean(places && places.taken >= places.total);
