/** Profile measures, -1 to 1, where 0 is average. Larger values are caricatures. */
export interface PortraitFace {
  /** Slope of the forehead. @default 0 */
  slope?: number | undefined;
  /** Projection of the brow. @default 0 */
  brow?: number | undefined;
  /** Depth of the nose root. @default 0 */
  nasion?: number | undefined;
  /** Nose bridge, concave to convex. @default 0 */
  hump?: number | undefined;
  /** Projection of the nose. @default 0 */
  projection?: number | undefined;
  /** Length of the nose. @default 0 */
  length?: number | undefined;
  /** Nose tip, lowered to raised. @default 0 */
  tip?: number | undefined;
  /** Roundness of the nose tip. @default 0 */
  roundness?: number | undefined;
  /** Fullness of the lips. @default 0 */
  lips?: number | undefined;
  /** Projection of the chin. @default 0 */
  chin?: number | undefined;
  /** Square and low jaw. @default 0 */
  jaw?: number | undefined;
  /** Fullness below the chin. @default 0 */
  jowl?: number | undefined;
}

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

/** Appearance of a person, written by hand, never derived from a name. */
export interface PortraitRecord {
  /** Small irregularities, such as curls. */
  seed: number;
  /** @default every measure 0 */
  face?: PortraitFace | undefined;
  hair: PortraitHair;
  /** Lines of hair or covering, 0.5 to 1.6. @default 1 */
  density?: number | undefined;
  /** Fair or grey hair, or fine cloth. @default false */
  fair?: boolean | undefined;
  /** Band below the edge of a hijab. @default false */
  underscarf?: boolean | undefined;
  /** @default none */
  glasses?: "round" | "square" | undefined;
  /** Neck cord of the glasses. @default false */
  cord?: boolean | undefined;
  /** @default none */
  beard?: "short" | "long" | "moustache" | undefined;
  /** @default false */
  earring?: boolean | undefined;
  /** @default false */
  pencil?: boolean | undefined;
  /** Wrinkles: none, some or many. @default 0 */
  age?: 0 | 1 | 2 | undefined;
  /** @default "crew" */
  clothing?: "crew" | "collar" | "rollneck" | "kandura" | undefined;
  /** Lines of the clothing, 0.5 to 2. @default 1 */
  weave?: number | undefined;
  /** Side the person looks to, unless the component sets it. @default "end" */
  facing?: "start" | "end" | undefined;
  /** Background, unless the component sets it. @default "theme" */
  ground?: PortraitGround | undefined;
}

/**
 * `none` for the page's background, `theme` for a raised surface, `inverse` for the other theme,
 * `accent` for the accent colour.
 */
export type PortraitGround = "none" | "theme" | "inverse" | "accent";

/** Intended width: 96, 240 or 480 px. */
export type PortraitSize = "small" | "medium" | "large";
