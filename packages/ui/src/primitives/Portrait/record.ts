/** Profile measures, -1 to 1, where 0 is average. Larger values are caricatures. */
export interface PortraitFace {
  /** Forehead slope. @default 0 */
  slope?: number | undefined;
  /** Brow projection. @default 0 */
  brow?: number | undefined;
  /** Nose root depth. @default 0 */
  nasion?: number | undefined;
  /** Nose bridge, concave to convex. @default 0 */
  hump?: number | undefined;
  /** Nose projection. @default 0 */
  projection?: number | undefined;
  /** Nose length. @default 0 */
  length?: number | undefined;
  /** Nose tip, lowered to raised. @default 0 */
  tip?: number | undefined;
  /** Nose tip roundness. @default 0 */
  roundness?: number | undefined;
  /** Lip fullness. @default 0 */
  lips?: number | undefined;
  /** Chin projection. @default 0 */
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
  /** Hair or covering lines, 0.5 to 1.6. @default 1 */
  density?: number | undefined;
  /** Fair or grey hair, or fine cloth. @default false */
  fair?: boolean | undefined;
  /** Band below a hijab. @default false */
  underscarf?: boolean | undefined;
  /** @default none */
  glasses?: "round" | "square" | undefined;
  /** Glasses cord. @default false */
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
  /** Clothing lines, 0.5 to 2. @default 1 */
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
