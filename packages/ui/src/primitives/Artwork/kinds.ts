/** Kinds that the component's worker draws. */
export const ownKinds = ["bundle", "terrain", "maze"] as const;
export type OwnKind = (typeof ownKinds)[number];

/** Drawings each in a file of its own: a page that shows one does not pay for the others. */
export const kinds = {
  network: () => import("./kinds/network.ts"),
  contour: () => import("./kinds/contour.ts"),
  chord: () => import("./kinds/chord.ts"),
  envelope: () => import("./kinds/envelope.ts"),
  halftone: () => import("./kinds/halftone.ts"),
  warp: () => import("./kinds/warp.ts"),
  flow: () => import("./kinds/flow.ts"),
  orbit: () => import("./kinds/orbit.ts"),
  star: () => import("./kinds/star.ts"),
};
