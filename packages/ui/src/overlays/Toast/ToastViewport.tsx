import * as Primitive from "@radix-ui/react-toast";
import { clsx } from "clsx";
import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CheckIcon, CloseIcon, ExclamationIcon, InfoIcon } from "../../primitives/Icons/index.ts";
import { duration as durations } from "../../theme/vars.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import * as styles from "./Toast.css.ts";
import type { ShownToast, ToastLabels } from "./Toast.tsx";

const toastTime = Number.parseFloat(durations.toast);

const icons = { success: CheckIcon, error: ExclamationIcon, info: InfoIcon };

interface CardProps {
  toast: ShownToast;
  labels: ToastLabels;
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
  onClose: () => void;
  /** Returns focus if it is in the toast. */
  onLeave: () => void;
}

function Card({ toast, labels, paused, onPausedChange, onClose, onLeave }: CardProps) {
  const { tone, message, action, duration = toastTime } = toast;
  const Icon = icons[tone];
  // Keeps focus when the toast is removed.
  useLayoutEffect(() => onLeave, [onLeave]);
  return (
    <Primitive.Root
      open
      duration={duration}
      onOpenChange={(open) => !open && onClose()}
      onPause={() => onPausedChange(true)}
      onResume={() => onPausedChange(false)}
      className={clsx(styles.root, styles.tones[tone])}
      // Horizontal swipes are handled here. Vertical scrolling stays native.
      style={{ touchAction: "pan-y" }}
      data-paused={paused || undefined}
    >
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.text}>
        <div className={styles.message}>
          <span className={hidden}>{labels[tone]} </span>
          {message}
        </div>
        {action && (
          <Primitive.Action altText={action.altText} asChild>
            <button type="button" className={styles.action} onClick={action.onAction}>
              {action.label}
            </button>
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton className={styles.close} label={labels.close}>
          <CloseIcon size={18} />
        </IconButton>
      </Primitive.Close>
      {duration < Number.POSITIVE_INFINITY && (
        <span
          className={styles.bar}
          style={{ "--toast-time": `${duration}ms` } as CSSProperties}
          aria-hidden="true"
        />
      )}
    </Primitive.Root>
  );
}

/**
 * Pauses the toast while the tab is hidden. Radix pauses on window blur only, so this dispatches
 * the pointer events that it listens to.
 */
function usePauseWhileHidden(list: RefObject<HTMLOListElement | null>) {
  // Toasts in a hidden tab wait until it is visible.
  const [seen, setSeen] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setSeen(true);
      const [type, target] = document.hidden
        ? ["pointermove", list.current]
        : ["pointerleave", list.current?.parentElement];
      target?.dispatchEvent(new Event(type as string, { bubbles: document.hidden }));
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [list]);
  return seen;
}

type ShownProps = Pick<CardProps, "toast" | "labels" | "onClose">;

function Shown({ toast, labels, onClose }: ShownProps) {
  const { direction } = useAgency();
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element>(null);
  const [paused, setPaused] = useState(false);
  // Detached, because the provider's live region already announces the toast.
  const [nowhere] = useState(() => document.createElement("div"));
  const [leave] = useState(() => () => {
    if (!document.activeElement?.closest(`.${styles.viewport}`)) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  });
  const seen = usePauseWhileHidden(list);
  if (!seen) return null;

  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns where focus came from
    <div onFocus={remember}>
      <Primitive.Provider
        label={labels.region}
        swipeDirection={direction === "rtl" ? "left" : "right"}
        announcerContainer={nowhere}
      >
        <Card
          key={toast.id}
          toast={toast}
          labels={labels}
          paused={paused}
          onPausedChange={setPaused}
          onClose={onClose}
          onLeave={leave}
        />
        <Primitive.Viewport ref={list} label={labels.region} className={styles.viewport} />
      </Primitive.Provider>
    </div>
  );
}

export interface ToastViewportProps extends Omit<ShownProps, "toast"> {
  toast: ShownToast | undefined;
}

export function ToastViewport({ toast, ...rest }: ToastViewportProps) {
  return toast && <Shown toast={toast} {...rest} />;
}
