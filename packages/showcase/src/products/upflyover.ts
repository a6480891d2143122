/** Indexes of the matching lanes. */
export const match = { offer: 2, need: 6 };

export const senders = ["far", "near", "both", "far"] as const;

/** In AED and days. `answer`: the buyer's steps per unit. */
export const deal = {
  boxes: 5000,
  terms: {
    price: { mine: [10400, 9800], theirs: [8200, 8700], met: 9250, step: 50, answer: 0.85 },
    delivery: { mine: [10, 8], theirs: [2, 4], met: 6, step: 1, answer: 1 },
    payment: { mine: [7, 15], theirs: [60, 45], step: 1, answer: 1.2 },
  },
} as const;
