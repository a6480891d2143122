import { clsx } from "clsx";
import { useCallback, useState } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import { useTheme } from "../../foundations/ThemeProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as type from "../../theme/type.css.ts";
import * as styles from "./Avatar.css.ts";
import { AvatarFace } from "./AvatarFace.tsx";
import { drawAvatar } from "./drawAvatar.ts";
import { getInitials } from "./getInitials.ts";

export interface AvatarProps extends OuterProps<HTMLSpanElement> {
  /** The person, for the initials. */
  name: string;
  /** Photograph, cropped to the size. */
  src?: string | undefined;
  /** Text alternative. Empty beside the name. @default `name` */
  alt?: string | undefined;
  /** Draws a face instead of the initials. Equal seeds draw equal faces. */
  seed?: string | undefined;
  /**
   * `small` is 44 px and `medium` 96 px square, `large` 4:5 and as wide as its container.
   *
   * @default "large"
   */
  size?: keyof typeof styles.sizes | undefined;
  /** Background. @default by the seed, or `theme` */
  ground?: keyof typeof styles.grounds | undefined;
}

const initialsSizes = { small: "sm", medium: "h4", large: "d2" } as const;

/**
 * Photograph of a person. Without one, while it loads and if it fails: initials, or a face drawn
 * from a seed, which is no likeness.
 *
 * Not for drawings from a record of the person (`Portrait`). No drawn faces beside photographs of
 * other people.
 */
export function Avatar({
  name,
  src,
  alt = name,
  seed,
  size = "large",
  ground: chosen,
  className,
  ...outer
}: AvatarProps) {
  const { language } = useAgency();
  const { theme } = useTheme();
  const [result, setResult] = useState<{ src: string; isLoaded: boolean }>();
  // Events before hydration are lost.
  const readResult = useCallback((image: HTMLImageElement | null) => {
    if (!image?.complete) return;
    setResult({ src: image.getAttribute("src") ?? "", isLoaded: image.naturalWidth > 0 });
  }, []);

  const current = result?.src === src ? result : undefined;
  const drawing = seed === undefined ? undefined : drawAvatar(seed);
  const ground = chosen ?? drawing?.ground ?? "theme";
  const inverse = ground === "inverse" && (theme === "dark" ? "light-theme" : "dark-theme");
  return (
    <span
      {...outer}
      className={clsx(styles.root, styles.sizes[size], styles.grounds[ground], inverse, className)}
      {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
    >
      {!current?.isLoaded &&
        (drawing ? (
          <AvatarFace drawing={drawing} size={size} />
        ) : (
          <span className={clsx(styles.initials, type.sizes[initialsSizes[size]])}>
            {getInitials(name, language)}
          </span>
        ))}
      {src !== undefined && current?.isLoaded !== false && (
        <img
          key={src}
          ref={readResult}
          className={styles.picture}
          src={src}
          alt=""
          decoding="async"
          loading="lazy"
          onLoad={() => setResult({ src, isLoaded: true })}
          onError={() => setResult({ src, isLoaded: false })}
        />
      )}
    </span>
  );
}
