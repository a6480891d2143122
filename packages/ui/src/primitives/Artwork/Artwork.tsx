import { clsx } from "clsx";
import type { HTMLAttributes } from "react";
import { type CSSProperties, useEffect, useRef } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import { usePausedMotion } from "../../foundations/Motion/index.ts";
import { useTheme } from "../../foundations/ThemeProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { getVarName } from "../../theme/getVarName.ts";
import * as styles from "./Artwork.css.ts";
import { kinds, type OwnKind, ownKinds } from "./kinds.ts";
import { type OpenArtwork, openArtwork } from "./openArtwork.ts";

export type ArtworkKind = OwnKind | keyof typeof kinds;

/** Every kind, for a page that chooses by a name's hash. */
export const artworkKinds = [...ownKinds, ...Object.keys(kinds)] as ArtworkKind[];

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

const getColor = (style: CSSStyleDeclaration, variable: string) =>
  style.getPropertyValue(getVarName(variable)).trim();

/**
 * Drawn artwork: many fine lines and one accent path, in the theme's colours, mirrored in
 * right-to-left, sharp on dense screens. Where its code cannot be loaded its place stays empty.
 *
 * A worker draws the kinds that come with the component, so that the page's own script has nothing
 * to do for a frame; where the browser cannot, the page draws once and nothing breathes. A site
 * whose content security policy names `worker-src` allows `blob:` there.
 *
 * Not for pictures that say something: those are an `Image` with a text. Never the same kind twice
 * in one view.
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
  const artwork = useRef<OpenArtwork>(undefined);
  const { direction } = useAgency();
  const { theme } = useTheme();
  const still = usePausedMotion();

  useEffect(() => {
    if (!ref.current) return;
    const opened = openArtwork(ref.current, kind);
    artwork.current = opened;
    return () => opened.close();
  }, [kind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is opened anew, theme and ground change the colours that are read
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    // With the next frame: asked at once, the page's styles would be worked out before its time.
    const frame = requestAnimationFrame(() => {
      const style = getComputedStyle(place);
      artwork.current?.change({
        seed,
        slice,
        slices,
        mirrored: direction === "rtl",
        ink: getColor(style, styles.ink),
        accent: getColor(style, styles.way),
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
