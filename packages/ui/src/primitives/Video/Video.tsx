import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Video.css.ts";

export interface VideoSource {
  src: string;
  /** MIME type, such as "video/mp4". The browser takes the first one it can play. */
  type: string;
}

export interface VideoCaptions {
  /** Address of a WebVTT file. */
  src: string;
  /** BCP 47 tag. */
  language: string;
  /** As the player's menu names it, in its own language. */
  label: string;
}

interface CommonProps extends OuterProps<HTMLElement> {
  /** Names the film. */
  label: string;
  /** The same film in several formats; the browser takes the first it can play. */
  sources: readonly VideoSource[];
  /** Shown before it plays. */
  poster: string;
  /** Width by height, which keeps the place while it loads. @default "16/9" */
  ratio?: string | undefined;
  /** Below the film: what it shows, a link to the transcript. */
  caption?: ReactNode | undefined;
}

/** What is said must be there to read (WCAG 1.2.2), unless nothing is said. */
export type VideoProps = CommonProps &
  (
    | {
        /** Captions; the first ones are shown where the reader asks for captions. */
        captions: readonly [VideoCaptions, ...VideoCaptions[]];
        silent?: undefined;
      }
    | {
        captions?: undefined;
        /** Nothing is said in it and nothing is to be heard. */
        silent: true;
      }
  );

/**
 * A film that plays when somebody asks for it, in the browser's own player: it has full screen,
 * speed, captions and keys on every system, which none of ours would have. Nothing but the poster
 * loads before.
 *
 * Not for moving decoration (`Artwork`, `ParticleBackground`), and never for what plays by itself.
 *
 * Accessibility: captions are required by the type unless it is silent (WCAG 1.2.2). The player never
 * mirrors, as time on it runs from left to right in every language.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes to the player and through its controls |
 * | Space | plays, pauses |
 */
export function Video({
  label,
  sources,
  poster,
  ratio = "16/9",
  caption,
  captions = undefined,
  silent: _silent,
  className,
  ...outer
}: VideoProps) {
  return (
    <figure {...outer} className={clsx(styles.root, className)}>
      {/* biome-ignore lint/a11y/useMediaCaption: the type asks for captions unless it is silent */}
      <video
        controls
        preload="none"
        playsInline
        poster={poster}
        aria-label={label}
        dir="ltr"
        className={styles.player}
        style={{ aspectRatio: ratio }}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {captions?.map(({ src, language, label }, index) => (
          <track
            key={src}
            kind="captions"
            src={src}
            srcLang={language}
            label={label}
            default={index === 0}
          />
        ))}
      </video>
      {caption !== undefined && (
        <figcaption className={clsx(sizes.sm, styles.caption)}>{caption}</figcaption>
      )}
    </figure>
  );
}
