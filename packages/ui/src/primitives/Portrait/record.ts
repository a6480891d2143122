/**
 * The measures of a profile. Each from -1 to 1, where 0 is the middle; beyond that a face becomes a
 * caricature.
 */
export interface PortraitFace {
  /** How far the forehead leans back. @default 0 */
  slope?: number | undefined;
  /** How far the brow stands out. @default 0 */
  brow?: number | undefined;
  /** How deep the root of the nose lies. @default 0 */
  nasion?: number | undefined;
  /** The bridge of the nose, from hollow to arched. @default 0 */
  hump?: number | undefined;
  /** How far the nose stands out. @default 0 */
  projection?: number | undefined;
  /** How long the nose is. @default 0 */
  length?: number | undefined;
  /** The tip of the nose, from lowered to raised. @default 0 */
  tip?: number | undefined;
  /** How round the tip of the nose is. @default 0 */
  roundness?: number | undefined;
  /** How full the lips are. @default 0 */
  lips?: number | undefined;
  /** How far the chin stands out. @default 0 */
  chin?: number | undefined;
  /** How low and square the jaw is. @default 0 */
  jaw?: number | undefined;
  /** How full it is below the chin. @default 0 */
  jowl?: number | undefined;
}

/** Hair, or what covers it. */
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

/** What a drawn person looks like. Written by somebody, never guessed from a name. */
export interface PortraitRecord {
  /** Decides the small irregularities: curls, waves. */
  seed: number;
  /** @default every measure 0 */
  face?: PortraitFace | undefined;
  /** Hair, or what covers it. */
  hair: PortraitHair;
  /** How dense the lines of hair or covering are, from 0.5 to 1.6. @default 1 */
  density?: number | undefined;
  /** Fair or grey hair, brows and beard, or a fine cloth: drawn lighter. @default false */
  fair?: boolean | undefined;
  /** A band below the edge of a hijab. @default false */
  underscarf?: boolean | undefined;
  /** @default none */
  glasses?: "round" | "square" | undefined;
  /** A cord at the glasses, round the neck. @default false */
  cord?: boolean | undefined;
  /** @default none */
  beard?: "short" | "long" | "moustache" | undefined;
  /** A small pearl at the ear. @default false */
  earring?: boolean | undefined;
  /** A pencil behind the ear. @default false */
  pencil?: boolean | undefined;
  /** Lines of a lived face: none, some, many. @default 0 */
  age?: 0 | 1 | 2 | undefined;
  /** @default "crew" */
  clothing?: "crew" | "collar" | "rollneck" | "kandura" | undefined;
  /** How dense the lines of the clothing are, from 0.5 to 2. @default 1 */
  weave?: number | undefined;
  /** The side the person looks to, unless the place says another: with the line of reading, or against it. @default "end" */
  facing?: "start" | "end" | undefined;
  /** What the person stands on, unless the place says another. @default "theme" */
  ground?: PortraitGround | undefined;
}

/** `none` the page, `theme` a raised ground, `inverse` the other theme, `accent` the accent with everything in ink. */
export type PortraitGround = "none" | "theme" | "inverse" | "accent";

/** Drawn for 96, 240 or 480 px of width. */
export type PortraitSize = "small" | "medium" | "large";
