/** How many slugs a question carries at most: it travels in an address, and servers refuse long ones. */
const most = 50;

/** Slugs in as many pieces as there have to be questions about them. */
export const inPieces = (slugs: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(slugs.length / most) }, (_, index) =>
    slugs.slice(index * most, (index + 1) * most),
  );
