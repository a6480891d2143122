/** Measures of a profile, each from -1 to 1. 0 is average. Larger values look like a caricature. */
export interface PortraitFace {
  /** Backward slope of the forehead. @default 0 */
  slope?: number | undefined;
  /** Projection of the brow. @default 0 */
  brow?: number | undefined;
  /** Depth of the root of the nose. @default 0 */
  nasion?: number | undefined;
  /** Bridge of the nose, from concave to convex. @default 0 */
  hump?: number | undefined;
  /** Projection of the nose. @default 0 */
  projection?: number | undefined;
  /** Length of the nose. @default 0 */
  length?: number | undefined;
  /** Tip of the nose, from lowered to raised. @default 0 */
  tip?: number | undefined;
  /** Roundness of the nose tip. @default 0 */
  roundness?: number | undefined;
  /** Fullness of the lips. @default 0 */
  lips?: number | undefined;
  /** Projection of the chin. @default 0 */
  chin?: number | undefined;
  /** Lower and squarer jaw. @default 0 */
  jaw?: number | undefined;
  /** Fullness below the chin. @default 0 */
  jowl?: number | undefined;
}

/** Hair or head covering. */
export type PortraitHair =
  | "short"
  | "receding"
  | "bob"
  | "bun"
  | "braid"
  | "curls"
  | "afro"
  | "locs"
  | "hijab"
  | "ghutra"
  | "turban";

/** Description of a person's appearance. To be written by hand, never derived from a name. */
export interface PortraitRecord {
  /** Seed of small irregularities, such as curls. */
  seed: number;
  /** @default every measure 0 */
  face?: PortraitFace | undefined;
  hair: PortraitHair;
  /** Line density of hair or covering, from 0.5 to 1.6. @default 1 */
  density?: number | undefined;
  /**
   * Whether hair, brows and beard are fair or grey, or the cloth is fine. Drawn lighter.
   *
   * @default false
   */
  fair?: boolean | undefined;
  /** Band below the edge of a hijab. @default false */
  underscarf?: boolean | undefined;
  /** @default none */
  glasses?: "round" | "square" | undefined;
  /** Cord of the glasses, round the neck. @default false */
  cord?: boolean | undefined;
  /** @default none */
  beard?: "short" | "long" | "moustache" | undefined;
  /** Pearl earring. @default false */
  earring?: boolean | undefined;
  /** Pencil behind the ear. @default false */
  pencil?: boolean | undefined;
  /** Wrinkles: none, some or many. @default 0 */
  age?: 0 | 1 | 2 | undefined;
  /** @default "crew" */
  clothing?: "crew" | "collar" | "rollneck" | "kandura" | undefined;
  /** Line density of the clothing, from 0.5 to 2. @default 1 */
  weave?: number | undefined;
  /** Default side the person looks to. @default "end" */
  facing?: "start" | "end" | undefined;
  /** Default background. @default "theme" */
  ground?: PortraitGround | undefined;
}

/**
 * Background: `none` for the page's, `theme` for a raised surface, `inverse` for the other theme,
 * `accent` for the accent colour with everything in ink.
 */
export type PortraitGround = "none" | "theme" | "inverse" | "accent";

/** Intended width: 96, 240 or 480 px. */
export type PortraitSize = "small" | "medium" | "large";
