import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  type TouchEvent,
  useRef,
} from "react";
import { fillTemplate } from "../../internal/fillTemplate.ts";
import { next, position as positionMessage, previous } from "../../messages/pages.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { Modal } from "../../overlays/parts/Modal.tsx";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ChevronIcon } from "../../primitives/Icons/index.ts";
import { Image } from "../../primitives/Image/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Lightbox.css.ts";
import type { GalleryImage, GalleryLabels } from "./types.ts";

export interface LightboxProps {
  images: readonly GalleryImage[];
  labels: GalleryLabels;
  index: number;
  open: boolean;
  onChange: (index: number) => void;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Minimum swipe distance, in px. */
const minSwipeDistance = 48;

/** A part of the page may have another direction than the page. */
const isRightToLeft = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
  getComputedStyle(currentTarget).direction === "rtl";

/** Modal lightbox with its own keys and swipes: Radix has no gallery. */
export function Lightbox({
  images,
  labels,
  index,
  open,
  onChange,
  onClose,
  finalFocus,
}: LightboxProps) {
  const touch = useRef<{ x: number; y: number }>(undefined);
  const total = images.length;
  const shown = images[index];
  const message = useMessage();
  const place = { n: index + 1, total };
  const position =
    labels.position === undefined
      ? message(positionMessage, place)
      : fillTemplate(labels.position, place);
  const showImage = (to: number) => {
    if (to >= 0 && to < total) onChange(to);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const keys = ["ArrowLeft", "ArrowRight"] as const;
    const [forward, back] = isRightToLeft(event) ? keys : [keys[1], keys[0]];
    const to = { [forward]: index + 1, [back]: index - 1, Home: 0, End: total - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    showImage(to);
  };

  const onTouchEnd = (event: TouchEvent<HTMLElement>) => {
    const start = touch.current;
    const end = event.changedTouches[0];
    touch.current = undefined;
    if (!start || !end) return;
    const [dx, dy] = [end.clientX - start.x, end.clientY - start.y];
    if (Math.abs(dx) < minSwipeDistance || Math.abs(dx) < Math.abs(dy)) return;
    showImage(dx < 0 === isRightToLeft(event) ? index - 1 : index + 1);
  };

  return (
    <Modal
      origin={finalFocus}
      open={open}
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={labels.title}
      titleHidden
      closeLabel={labels.close}
      size="full"
      onKeyDown={onKeyDown}
    >
      <div
        className={styles.root}
        onTouchStart={({ touches }) => {
          const [first, second] = [touches[0], touches[1]];
          // Two fingers zoom.
          touch.current = first && !second ? { x: first.clientX, y: first.clientY } : undefined;
        }}
        onTouchEnd={onTouchEnd}
      >
        <div className={styles.stage}>
          {images.map(({ image }, at) => {
            if (Math.abs(at - index) > 1) return null;
            return (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: static
                key={at}
                className={at === index ? styles.picture : `${styles.picture} ${styles.neighbour}`}
              >
                {/* Preloads neighbours. */}
                <Image {...image} sizes="100vw" loading="eager" />
              </div>
            );
          })}
        </div>
        <div className={styles.bar}>
          <p className={`${sizes.sm} ${styles.caption}`} role="status">
            <span className={styles.position}>{position}</span>{" "}
            {shown?.caption === undefined ? (
              <VisuallyHidden>{shown?.image.alt}</VisuallyHidden>
            ) : (
              <span>{shown.caption}</span>
            )}
          </p>
          <div className={styles.controls}>
            <IconButton
              label={labels.previous ?? message(previous)}
              aria-disabled={index === 0}
              onClick={() => showImage(index - 1)}
            >
              <ChevronIcon className={styles.back} />
            </IconButton>
            <IconButton
              label={labels.next ?? message(next)}
              aria-disabled={index === total - 1}
              onClick={() => showImage(index + 1)}
            >
              <ChevronIcon className={styles.forward} />
            </IconButton>
          </div>
        </div>
      </div>
    </Modal>
  );
}
