import { IconButton } from "@agency/ui/IconButton";
import { ChevronIcon, PauseIcon, PlayIcon } from "@agency/ui/Icons";
import { useMotion, useReducedMotion } from "@agency/ui/MotionProvider";
import { getVarName } from "@agency/ui/theme";
import { emphasis, sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import * as styles from "./WalkThrough.css.ts";

export interface WalkThroughStep {
  title: ReactNode;
  /** Always visible description. */
  caption: ReactNode;
  /** Picture or preview, all of one size. */
  picture: ReactNode;
}

export interface WalkThroughLabels {
  /** Accessible name. Omit it in a `Dialog` of the same name. */
  name?: string | undefined;
  play: string;
  pause: string;
  previous: string;
  next: string;
  /** Position from 1, such as "Step 2 of 4". */
  position: (position: number, total: number) => string;
}

export interface WalkThroughProps extends OuterProps {
  /** At least two steps. */
  steps: readonly WalkThroughStep[];
  labels: WalkThroughLabels;
  /** Milliseconds per step. @default 6000 */
  stepTime?: number | undefined;
  /** Whether it plays at once, unless motion is reduced. @default true */
  autoPlay?: boolean | undefined;
}

const timeName = getVarName(styles.stepTime);

/**
 * Demonstration in steps with pictures and a progress line. Plays once, and stops when paused or
 * when a step is selected. Not built on Radix's tabs, which hide inactive texts.
 *
 * Not for features to read in full (`FeatureList`) or a process (`Steps`).
 */
export function WalkThrough({
  steps,
  labels,
  stepTime = 6000,
  autoPlay = true,
  className,
  ...outer
}: WalkThroughProps) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [announced, setAnnounced] = useState("");
  const still = useReducedMotion();
  const { paused } = useMotion();
  const last = steps.length - 1;

  useEffect(() => {
    // In an effect: the server does not know the preferences.
    setPlaying(autoPlay && !still && !paused);
  }, [autoPlay, still, paused]);

  const choose = (to: number) => {
    if (to < 0 || to > last) return;
    setPlaying(false);
    setIndex(to);
    setAnnounced(labels.position(to + 1, steps.length));
  };

  const toggle = () => {
    setAnnounced("");
    if (!playing && index === last) setIndex(0);
    setPlaying(!playing);
  };

  // The animation is the timer, so both pause together.
  const advance = () => {
    if (index < last) setIndex(index + 1);
    else setPlaying(false);
  };

  return (
    <section
      {...outer}
      className={clsx(styles.root, className)}
      aria-label={labels.name}
      data-state={playing ? "playing" : "paused"}
      style={{ [timeName]: `${stepTime}ms` } as CSSProperties}
    >
      <div className={styles.stage}>
        {steps.map(({ picture }, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
            key={at}
            className={at === index ? styles.picture : `${styles.picture} ${styles.away}`}
            inert={at !== index}
          >
            {picture}
          </div>
        ))}
      </div>

      <div className={styles.side}>
        <div className={styles.controls}>
          <IconButton label={playing ? labels.pause : labels.play} onClick={toggle}>
            {playing ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
          </IconButton>
          <IconButton
            label={labels.previous}
            aria-disabled={index === 0}
            onClick={() => choose(index - 1)}
          >
            <ChevronIcon className={styles.back} />
          </IconButton>
          <IconButton
            label={labels.next}
            aria-disabled={index === last}
            onClick={() => choose(index + 1)}
          >
            <ChevronIcon className={styles.forward} />
          </IconButton>
          <span className={`${sizes.sm} ${styles.position}`}>
            {labels.position(index + 1, steps.length)}
          </span>
        </div>

        <ol className={styles.steps}>
          {steps.map(({ title, caption }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
            <li key={at} className={at === index ? `${styles.step} ${styles.shown}` : styles.step}>
              <span className={styles.track} aria-hidden="true">
                <span
                  // A new key restarts the animation.
                  key={at === index && playing ? `${index}playing` : "still"}
                  className={clsx(
                    styles.fill,
                    at < index && styles.full,
                    at === index && (playing ? styles.running : styles.full),
                  )}
                  onAnimationEnd={at === index && playing ? advance : undefined}
                />
                <span className={styles.point} />
              </span>
              <button
                type="button"
                className={styles.choice}
                aria-current={at === index ? "step" : undefined}
                onClick={() => choose(at)}
              >
                <span className={`${sizes.body} ${emphasis}`}>{title}</span>
                <span className={`${sizes.sm} ${styles.caption}`}>{caption}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div role="status">
        <VisuallyHidden>
          {announced && (
            <>
              {announced}: {steps[index]?.title}. {steps[index]?.caption}
            </>
          )}
        </VisuallyHidden>
      </div>
    </section>
  );
}
