import { clsx } from "clsx";
import type { HTMLAttributes } from "react";
import { type CSSProperties, useEffect, useRef } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import { usePausedMotion } from "../../foundations/MotionProvider/index.ts";
import { useTheme } from "../../foundations/ThemeProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { getVarName } from "../../theme/getVarName.ts";
import * as styles from "./Artwork.css.ts";
import type { BuiltInKind, kinds } from "./kinds.ts";
import { type MountedArtwork, mountArtwork } from "./mountArtwork.ts";

export type ArtworkKind = BuiltInKind | keyof typeof kinds;

export interface ArtworkProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  /**
   * Built-in kinds: `bundle` (curves between two points), `terrain` (height lines along a route),
   * `maze` (a maze with its solution). Loaded on demand: `network`, `contour`, `chord`, `envelope`,
   * `halftone`, `warp`, `flow`, `orbit`, `star`.
   */
  kind: ArtworkKind;
  /** Equal seeds draw equal artwork. @default 1 */
  seed?: number | undefined;
  /**
   * `none` for the page's background, `theme` for a raised surface, `inverse` for the other theme,
   * `accent` for the accent colour.
   *
   * @default "none"
   */
  ground?: keyof typeof styles.grounds | undefined;
  /** Aspect ratio (`3/2`) the artwork is drawn for. @default by kind */
  ratio?: string | undefined;
  /** Ratio up to 768 px. `none` hides it there. @default `ratio` */
  narrowRatio?: string | undefined;
  /** Slice index, from 0, if one drawing spans several elements. @default 0 */
  slice?: number | undefined;
  /** Number of elements that share the drawing. @default 1 */
  slices?: number | undefined;
  /** Wide ratio of `bundle`, for a banner across the page. @default false */
  band?: boolean | undefined;
  /**
   * Keeps the lines of a `bundle` moving while in view, unless motion is reduced or paused. For the
   * hero only.
   *
   * @default false
   */
  breathe?: boolean | undefined;
}

const getColor = (style: CSSStyleDeclaration, variable: string) =>
  style.getPropertyValue(getVarName(variable)).trim();

/**
 * Generated artwork: fine lines and an accent path in the theme's colours, mirrored in
 * right-to-left. Stays empty if its code fails to load.
 *
 * Built-in kinds are drawn in a worker, or without animation on the main thread. A content security
 * policy with `worker-src` must allow `blob:`.
 *
 * Not for informative pictures (`Image`). Do not repeat a kind in one view.
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
  const ref = useRef<HTMLDivElement>(null);
  const artwork = useRef<MountedArtwork>(undefined);
  const { direction } = useAgency();
  const { theme } = useTheme();
  const still = usePausedMotion();

  useEffect(() => {
    if (!ref.current) return;
    const opened = mountArtwork(ref.current, kind);
    artwork.current = opened;
    return () => opened.close();
  }, [kind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new kind, theme or ground changes the drawing
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    // Reading styles now would force a style recalculation.
    const frame = requestAnimationFrame(() => {
      const style = getComputedStyle(place);
      artwork.current?.change({
        seed,
        slice,
        slices,
        mirrored: direction === "rtl",
        ink: getColor(style, styles.ink),
        accent: getColor(style, styles.accentColor),
        still,
        breathe: breathe && kind === "bundle",
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [kind, seed, ground, slice, slices, still, breathe, direction, theme]);

  const shape = band
    ? "bundle"
    : kind in styles.kinds
      ? (kind as keyof typeof styles.kinds)
      : "field";
  const shaped = ratio !== undefined && narrowRatio !== undefined && narrowRatio !== "none";
  const classes = clsx(
    styles.place,
    styles.kinds[shape],
    shaped && styles.responsive,
    narrowRatio === "none" && styles.wideOnly,
  );
  const ratios = {
    [getVarName(styles.wideRatio)]: ratio,
    [getVarName(styles.narrowRatio)]: narrowRatio,
  };
  const inverse = ground === "inverse" && (theme === "dark" ? "light-theme" : "dark-theme");
  return (
    <div {...outer} className={clsx(styles.grounds[ground], inverse, className)} aria-hidden="true">
      <div
        ref={ref}
        className={classes}
        style={shaped ? (ratios as CSSProperties) : { aspectRatio: ratio }}
      />
    </div>
  );
}
