/** Built-in kinds, drawn by the worker. */
export type BuiltInKind = "bundle" | "terrain" | "maze";

/** One file each, to load only the kinds shown. */
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
