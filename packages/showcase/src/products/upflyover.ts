/** Indexes of the matching offer and need in the opening's lists. */
export const match = { offer: 2, need: 6 };

export const senders = ["far", "near", "both", "far"] as const;

/** Sample deal in AED and days. `answer`: the buyer's steps per unit of the supplier's. */
export const deal = {
  boxes: 5000,
  terms: {
    price: { mine: [10400, 9800], theirs: [8200, 8700], met: 9250, step: 50, answer: 0.85 },
    delivery: { mine: [10, 8], theirs: [2, 4], met: 6, step: 1, answer: 1 },
    payment: { mine: [7, 15], theirs: [60, 45], step: 1, answer: 1.2 },
  },
} as const;
