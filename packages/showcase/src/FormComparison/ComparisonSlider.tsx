import { useAgency } from "@agency/ui/AgencyProvider";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useRef } from "react";
import * as styles from "./FormComparison.css.ts";
import { useDivider } from "./useDivider.ts";

interface DividedProps extends OuterProps<HTMLDivElement> {
  before: ReactNode;
  after: ReactNode;
  dividerLabel: string;
  dividerText: ((percent: number) => string) | undefined;
  focus: string;
}

/** Two layers with a movable divider, which renders neither again. */
export function ComparisonSlider({
  before,
  after,
  dividerLabel,
  dividerText,
  focus,
  className,
  ...outer
}: DividedProps) {
  const { direction } = useAgency();
  const { percent, touched, onKeyDown, pointer } = useDivider(direction);
  const handle = useRef<HTMLDivElement>(null);
  const rest = `${100 - percent}%`;
  const turned = direction === "rtl";
  const whole = Math.round(percent);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work on the handle
    <div
      {...outer}
      {...pointer}
      className={clsx(styles.root, className)}
      data-touched={touched || undefined}
      // Keeps focus, and prevents text selection.
      onMouseDown={(event) => {
        event.preventDefault();
        handle.current?.focus({ preventScroll: true });
      }}
    >
      {after}
      <div
        className={styles.upper}
        style={{ clipPath: turned ? `inset(0 0 0 ${rest})` : `inset(0 ${rest} 0 0)` }}
      >
        {before}
      </div>
      <div
        className={styles.carrier}
        style={
          {
            transform: `translateX(${turned ? -percent : percent}%)`,
            color: focus,
          } satisfies CSSProperties
        }
      >
        <div
          ref={handle}
          className={styles.handle}
          role="slider"
          tabIndex={0}
          aria-label={dividerLabel}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={whole}
          aria-valuetext={dividerText?.(whole)}
          onKeyDown={onKeyDown}
        />
        <span className={styles.line} aria-hidden="true" />
      </div>
    </div>
  );
}
