import { contactAboutProduct } from "../../services.ts";

/** Of the opening's two lists, which offer and which need find each other, counted from 0. */
export const match = { offer: 2, need: 6 };

/** Who sends what crosses at each step. */
export const senders = ["far", "near", "both", "far"] as const;

/** A deal with sample figures: days, AED, and how far the buyer comes for each unit of the supplier. */
export const deal = {
  boxes: 5000,
  terms: {
    price: { mine: [10400, 9800], theirs: [8200, 8700], met: 9250, step: 50, answer: 0.85 },
    delivery: { mine: [10, 8], theirs: [2, 4], met: 6, step: 1, answer: 1 },
    payment: { mine: [7, 15], theirs: [60, 45], step: 1, answer: 1.2 },
  },
} as const;

/** Where the page's buttons lead while places are left, and once there are none. */
export const claim = contactAboutProduct("upflyover", "place", "free");
export const ask = contactAboutProduct("upflyover", "question");

/** Whether no place of the launch offer is left. */
export const isFull = (places: { taken: number; total: number } | null | undefined): boolean =>
  Boolean(places && places.taken >= places.total);
