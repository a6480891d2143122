import { clsx } from "clsx";
import { useRef, useState } from "react";
import { isModifiedClick } from "../../internal/isModifiedClick.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { usePrefetchOnIntent } from "../../internal/usePrefetchOnIntent.ts";
import { enlarge as enlargeMessage } from "../../messages/pages.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { Image } from "../../primitives/Image/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Gallery.css.ts";
import { lightboxModule } from "./lightboxModule.ts";
import type { GalleryImage, GalleryLabels } from "./types.ts";

export interface GalleryProps extends OuterProps<HTMLUListElement> {
  /** In threes: wide, tall, small. */
  items: readonly GalleryImage[];
  labels: GalleryLabels;
}

const places = [
  { ratio: "3/2", sizes: "(max-width: 768px) 100vw, 58vw" },
  { ratio: "5/6", sizes: "(max-width: 768px) 70vw, 41vw" },
  { ratio: "5/4", sizes: "(max-width: 768px) 80vw, 41vw" },
] as const;

/**
 * Gallery of staggered pictures, full page width. Opens a lightbox, loaded on demand. Without
 * JavaScript the link opens the image.
 *
 * Not for figures of a text (`ProseFigure`) or one picture (`Image`).
 */
export function Gallery({ items, labels, className, ...outer }: GalleryProps) {
  const { part: Lightbox, prefetch, intentHandlers } = usePrefetchOnIntent(lightboxModule);
  const message = useMessage();
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  const enlarge = (index: number) => {
    prefetch();
    setShown(index);
    setOpen(true);
    // The next press retries.
    lightboxModule.load().catch(() => setOpen(false));
  };

  return (
    <>
      <ul {...outer} className={clsx(styles.root, className)}>
        {items.map(({ image, caption }, index) => {
          const place = places[index % places.length] as (typeof places)[number];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: static
            <li key={index} className={styles.places[(index % places.length) as 0 | 1 | 2]}>
              <figure>
                <a
                  {...intentHandlers}
                  ref={index === shown ? link : undefined}
                  href={image.src}
                  className={styles.link}
                  aria-haspopup="dialog"
                  onClick={(event) => {
                    if (isModifiedClick(event)) return;
                    event.preventDefault();
                    enlarge(index);
                  }}
                >
                  <VisuallyHidden>{labels.enlarge ?? message(enlargeMessage)} </VisuallyHidden>
                  <span className={styles.frame}>
                    <Image
                      {...image}
                      ratio={place.ratio}
                      sizes={place.sizes}
                      className={styles.image}
                    />
                    <span className={styles.mark} aria-hidden="true" />
                  </span>
                </a>
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
          images={items}
          labels={labels}
          index={shown}
          open={open}
          onChange={setShown}
          onClose={() => setOpen(false)}
          finalFocus={link}
        />
      )}
    </>
  );
}
