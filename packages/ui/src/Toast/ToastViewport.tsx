import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useAgency } from "../AgencyProvider/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { CheckIcon, CloseIcon, ExclamationIcon } from "../Icons/index.ts";
import { duration } from "../theme/vars.css.ts";
import { hidden as unseen } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as styles from "./Toast.css.ts";
import type { ShownToast, ToastLabels } from "./Toast.tsx";
import { useCountdown } from "./useCountdown.ts";
import { useSwipe } from "./useSwipe.ts";
import { watch } from "./watch.ts";

const toastTime = Number.parseFloat(duration.toast);

interface CardProps {
  toast: ShownToast;
  labels: ToastLabels;
  onClose: () => void;
}

function Card({ toast: { type, message }, labels, onClose }: CardProps) {
  const { direction } = useAgency();
  const ref = useRef<HTMLLIElement>(null);
  const cameFrom = useRef<Element>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(() => document.hidden);
  const paused = hovered || focused || hidden;
  useCountdown(toastTime, paused, onClose);
  const swipe = useSwipe(direction, onClose);

  useLayoutEffect(() => {
    const card = ref.current;
    const unwatch = watch({
      focus: () => card?.focus(),
      look: () => setHidden(document.hidden),
    });
    return () => {
      unwatch();
      // It goes away with the focus in it: the keyboard must not start at the top of the page again.
      if (!card?.contains(document.activeElement)) return;
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    };
  }, []);

  const focus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  };

  return (
    <li
      ref={ref}
      tabIndex={-1}
      className={`${styles.root} ${styles.types[type]}`}
      data-paused={paused || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={focus}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        // Else the dialog around it would close as well.
        event.preventDefault();
        onClose();
      }}
      {...swipe}
    >
      <span className={styles.icon}>
        {type === "success" ? <CheckIcon /> : <ExclamationIcon />}
      </span>
      <div className={styles.message}>
        <span className={unseen}>{labels[type]} </span>
        {message}
      </div>
      <IconButton className={styles.close} label={labels.close} onClick={onClose}>
        <CloseIcon size={18} />
      </IconButton>
      <span className={styles.bar} aria-hidden="true" />
    </li>
  );
}

export interface ToastViewportProps {
  toast: ShownToast | undefined;
  labels: ToastLabels;
  onClose: () => void;
}

/** The part of a toast that is seen: loaded with the first one. */
export function ToastViewport({ toast, labels, onClose }: ToastViewportProps) {
  if (!toast) return null;
  return (
    <section aria-label={labels.region} className={styles.viewport}>
      <ol>
        <Card key={toast.id} toast={toast} labels={labels} onClose={onClose} />
      </ol>
    </section>
  );
}
