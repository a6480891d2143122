import { clsx } from "clsx";
import type { HTMLAttributes } from "react";
import { type CSSProperties, useEffect, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useAgency } from "../../shell/AgencyProvider/index.ts";
import { usePausedMotion } from "../../shell/Motion/index.ts";
import { useTheme } from "../../shell/ThemeProvider/index.ts";
import { nameOf } from "../../theme/nameOf.ts";
import * as styles from "./Artwork.css.ts";
import { drawings } from "./draw.ts";
import { kinds } from "./kinds.ts";
import { type Drawing, still } from "./pen.ts";
import { play } from "./play.ts";

export type ArtworkKind = keyof typeof drawings | keyof typeof kinds;

/** Every kind, for a page that chooses by a name's hash. */
export const artworkKinds = [...Object.keys(drawings), ...Object.keys(kinds)] as ArtworkKind[];

export interface ArtworkProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  /**
   * `bundle`: many paths between two points (the dipole). `terrain`: lines along a route. `maze`: a
   * way through. These come with the component; the others are loaded when one is shown: `network`,
   * `contour`, `chord`, `envelope`, `halftone`, `warp`, `flow`, `orbit`, `star`.
   */
  kind: ArtworkKind;
  /** The same seed draws the same picture. @default 1 */
  seed?: number | undefined;
  /**
   * What it is drawn on: `none` the page, `theme` a raised ground, `inverse` the other theme,
   * `accent` the accent with everything in ink.
   *
   * @default "none"
   */
  ground?: keyof typeof styles.grounds | undefined;
  /** Width by height, such as `3/2`. It is drawn for it, not cropped. @default the kind's own */
  ratio?: string | undefined;
  /** The ratio at 768 px and below; `none` leaves it out there. @default the same */
  narrowRatio?: string | undefined;
  /** Which part of a picture that stands in several places, from 0. @default 0 */
  slice?: number | undefined;
  /** In how many places the picture stands beside each other. @default 1 */
  slices?: number | undefined;
  /** Takes the wide shape of the bundle, to span the page. @default false */
  band?: boolean | undefined;
  /**
   * The field of a bundle moves gently while it is in view, and not for those who asked for less
   * motion or have paused it; the other kinds stand still. For the hero alone.
   *
   * @default false
   */
  breathe?: boolean | undefined;
}

const colorOf = (style: CSSStyleDeclaration, variable: string) =>
  style.getPropertyValue(nameOf(variable)).trim();

const ignore = () => {};

/**
 * Drawn artwork: many fine lines and one accent path, in the theme's colours, mirrored in
 * right-to-left, sharp on dense screens. Where its code cannot be loaded its place stays empty.
 *
 * Not for pictures that say something: those are an `Image` with a text. Never the same kind twice
 * in one view.
 *
 * Accessibility: decoration, hidden from assistive technology. Its accent path draws once, only
 * `breathe` moves on, and where motion is reduced or paused it stands still (WCAG 2.2.2).
 *
 * Keyboard: takes no focus.
 */
export function Artwork({
  kind,
  seed = 1,
  ground = "none",
  ratio,
  narrowRatio,
  slice = 0,
  slices = 1,
  band = false,
  breathe = false,
  className,
  ...outer
}: ArtworkProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(false);
  const { direction } = useAgency();
  const { theme } = useTheme();
  const breathes = !usePausedMotion() && breathe;

  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and ground change the colours that are read, the ratio the size
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    const begin = (drawing: Drawing, moves: boolean) => {
      if (!wanted) return;
      const style = getComputedStyle(canvas);
      stop = play(canvas, {
        drawing,
        seed,
        slice,
        slices,
        mirrored: direction === "rtl",
        breathe: moves,
        ink: colorOf(style, styles.ink),
        accent: colorOf(style, styles.way),
        drawn,
      });
    };
    if (kind in drawings) begin(drawings[kind as keyof typeof drawings], breathes);
    else {
      const load = kinds[kind as keyof typeof kinds];
      void load().then(({ default: field }) => begin(still(field), false), ignore);
    }
    return () => {
      wanted = false;
      stop?.();
    };
  }, [kind, seed, ground, ratio, slice, slices, breathes, direction, theme]);

  const shape = band
    ? "bundle"
    : kind in styles.kinds
      ? (kind as keyof typeof styles.kinds)
      : "field";
  const shaped = ratio !== undefined && narrowRatio !== undefined && narrowRatio !== "none";
  const classes = clsx(
    styles.canvas,
    styles.kinds[shape],
    shaped && styles.responsive,
    narrowRatio === "none" && styles.wideOnly,
  );
  const ratios = { [nameOf(styles.wideRatio)]: ratio, [nameOf(styles.narrowRatio)]: narrowRatio };
  const inverse = ground === "inverse" && (theme === "dark" ? "light-theme" : "dark-theme");
  return (
    <div {...outer} className={clsx(styles.grounds[ground], inverse, className)} aria-hidden="true">
      <canvas
        ref={ref}
        className={classes}
        style={shaped ? (ratios as CSSProperties) : { aspectRatio: ratio }}
      />
    </div>
  );
}
