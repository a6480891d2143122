import { type ComponentType, useEffect, useRef, useState } from "react";
import { Image } from "../Image/index.ts";
import { sizes } from "../Text/Text.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Gallery.css.ts";
import type { LightboxProps } from "./Lightbox.tsx";
import type { GalleryImage, GalleryLabels } from "./types.ts";

export interface GalleryProps {
  /** In their order. Every three of them stand staggered: wide, tall, small. */
  images: readonly GalleryImage[];
  labels: GalleryLabels;
  className?: string | undefined;
}

const loadLightbox = () => import("./Lightbox.tsx");
const ignore = () => {};
const preload = () => void loadLightbox().catch(ignore);

/** As the layout places them, in turn. */
const places = [
  { ratio: "3/2", sizes: "(max-width: 768px) 100vw, 58vw" },
  { ratio: "5/6", sizes: "(max-width: 768px) 70vw, 41vw" },
  { ratio: "5/4", sizes: "(max-width: 768px) 80vw, 41vw" },
] as const;

/**
 * Pictures of a case, staggered from edge to edge of the page. Each opens at its full size, over
 * the page, with the others beside it. The code for that comes when a picture is first pointed at.
 *
 * Not for pictures that a text speaks of (`ProseFigure`), nor for one picture alone (`Image`).
 *
 * Accessibility: a list of buttons, each named by its picture's `alt`, which must not be empty
 * (WCAG 1.1.1). In the window the position and the caption, or else the `alt`, are announced; focus goes back to the
 * picture shown last.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes from picture to picture; in the window to its buttons |
 * | Enter, Space | open the picture |
 * | Right and left arrow | in the window: next and previous; mirrored in right-to-left |
 * | Home, End | in the window: first and last |
 * | Escape | closes the window |
 */
export function Gallery({ images, labels, className }: GalleryProps) {
  const root = useRef<HTMLUListElement>(null);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [shown, setShown] = useState<number>();
  const [last, setLast] = useState(0);
  const wasOpen = useRef(false);

  const open = (index: number) => {
    setShown(index);
    setLast(index);
    // Not `React.lazy`: that remembers a failure, and the next press should try again.
    loadLightbox().then(
      (chunk) => setLightbox(() => chunk.Lightbox),
      () => setShown(undefined),
    );
  };

  useEffect(() => {
    const isOpen = shown !== undefined;
    // The window has given focus back to the picture that opened it; it belongs to the last one.
    if (wasOpen.current && !isOpen) root.current?.querySelectorAll("button")[last]?.focus();
    wasOpen.current = isOpen;
  }, [shown, last]);

  return (
    <>
      <ul ref={root} className={[styles.root, className].filter(Boolean).join(" ")}>
        {images.map(({ image, caption }, index) => {
          const place = places[index % places.length] as (typeof places)[number];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place in the order
            <li key={index} className={styles.places[(index % places.length) as 0 | 1 | 2]}>
              <figure>
                <button
                  type="button"
                  className={styles.button}
                  aria-haspopup="dialog"
                  onClick={() => open(index)}
                  onPointerEnter={preload}
                  onFocus={preload}
                >
                  <VisuallyHidden>{labels.enlarge} </VisuallyHidden>
                  <Image
                    image={image}
                    ratio={place.ratio}
                    sizes={place.sizes}
                    className={styles.image}
                  />
                  <span className={styles.mark} aria-hidden="true" />
                </button>
                {caption !== undefined && (
                  <figcaption className={`${sizes.sm} ${styles.caption}`}>{caption}</figcaption>
                )}
              </figure>
            </li>
          );
        })}
      </ul>
      {Lightbox && (
        <Lightbox
          images={images}
          labels={labels}
          index={last}
          open={shown !== undefined}
          onChange={setLast}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
