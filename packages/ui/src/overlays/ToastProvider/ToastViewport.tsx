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
import * as messages from "../../messages/overlays.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CheckIcon, CloseIcon, ExclamationIcon, InfoIcon } from "../../primitives/Icons/index.ts";
import { duration as durations } from "../../theme/vars.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import * as styles from "./ToastProvider.css.ts";
import type { ActiveToast, ToastId, ToastLabels } from "./ToastProvider.tsx";

const defaultDuration = Number.parseFloat(durations.toast);

const icons = { success: CheckIcon, error: ExclamationIcon, info: InfoIcon };

interface ToastProps {
  toast: ActiveToast;
  /** @default in the page's language */
  labels: ToastLabels | undefined;
}

function useLabels(labels: ToastLabels = {}): Record<keyof ToastLabels, string> {
  const message = useMessage();
  return {
    region: labels.region ?? message(messages.notifications),
    close: labels.close ?? message(messages.close),
    success: labels.success ?? message(messages.success),
    error: labels.error ?? message(messages.error),
    info: labels.info ?? message(messages.info),
  };
}

/** Content of the live region. */
export function ToastAnnouncement({ toast, labels: ownLabels }: ToastProps) {
  const { tone, title, actionLabel, actionAltText } = toast;
  const labels = useLabels(ownLabels);
  return (
    <span>
      {labels[tone]} {title}
      {actionLabel && ` ${actionAltText ?? actionLabel}`}
    </span>
  );
}

interface ToastCardProps {
  toast: ActiveToast;
  labels: Record<keyof ToastLabels, string>;
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
  onClose: (id: ToastId) => void;
  /** Returns focus from the toast. */
  onUnmount: () => void;
}

function ToastCard({ toast, labels, paused, onPausedChange, onClose, onUnmount }: ToastCardProps) {
  const { id, tone, title, actionLabel, actionAltText, onAction } = toast;
  const { duration = defaultDuration } = toast;
  const Icon = icons[tone];
  // Keeps focus when the toast is removed.
  useLayoutEffect(() => onUnmount, [onUnmount]);
  return (
    <Primitive.Root
      open
      duration={duration}
      onOpenChange={(open) => !open && onClose(id)}
      onPause={() => onPausedChange(true)}
      onResume={() => onPausedChange(false)}
      className={clsx(styles.root, styles.tones[tone])}
      // Horizontal swipes close it. Vertical scrolling stays native.
      style={{ touchAction: "pan-y" }}
      data-paused={paused || undefined}
    >
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.text}>
        <div className={styles.message}>
          <span className={hidden}>{labels[tone]} </span>
          {title}
        </div>
        {actionLabel && (
          <Primitive.Action altText={actionAltText ?? actionLabel} asChild>
            <button type="button" className={styles.action} onClick={onAction}>
              {actionLabel}
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
 * its pointer events.
 */
function usePauseWhileHidden(list: RefObject<HTMLOListElement | null>) {
  // Toasts wait until the tab is visible.
  const [wasVisible, setWasVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const handleVisibilityChange = () => {
      if (!document.hidden) setWasVisible(true);
      const [type, target] = document.hidden
        ? ["pointermove", list.current]
        : ["pointerleave", list.current?.parentElement];
      target?.dispatchEvent(new Event(type as string, { bubbles: document.hidden }));
    };
    document.addEventListener("visibilitychange", handleVisibilityChange);
    return () => document.removeEventListener("visibilitychange", handleVisibilityChange);
  }, [list]);
  return wasVisible;
}

export interface ToastViewportProps extends ToastProps {
  onClose: (id: ToastId) => void;
}

export function ToastViewport({ toast, labels: ownLabels, onClose }: ToastViewportProps) {
  const { direction } = useAgency();
  const labels = useLabels(ownLabels);
  const list = useRef<HTMLOListElement>(null);
  const previousFocus = useRef<Element>(null);
  const [paused, setPaused] = useState(false);
  // Detached: the provider's live region announces the toast.
  const [detachedContainer] = useState(() => document.createElement("div"));
  const [restoreFocus] = useState(() => () => {
    if (!document.activeElement?.closest(`.${styles.viewport}`)) return;
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  });
  const wasVisible = usePauseWhileHidden(list);
  if (!wasVisible) return null;

  const storePreviousFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks focus
    <div onFocus={storePreviousFocus}>
      <Primitive.Provider
        label={labels.region}
        swipeDirection={direction === "rtl" ? "left" : "right"}
        announcerContainer={detachedContainer}
      >
        <ToastCard
          key={`${toast.id} ${toast.revision}`}
          toast={toast}
          labels={labels}
          paused={paused}
          onPausedChange={setPaused}
          onClose={(id) => {
            restoreFocus();
            onClose(id);
          }}
          onUnmount={restoreFocus}
        />
        <Primitive.Viewport ref={list} label={labels.region} className={styles.viewport} />
      </Primitive.Provider>
    </div>
  );
}
