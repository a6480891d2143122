import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { usePrefetchOnIntent } from "../../internal/usePrefetchOnIntent.ts";
import { close, error, info, notifications, success } from "../../messages/messages.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import {
  type RegisterToastContainer,
  ToastContainerContext,
} from "../parts/ToastContainerContext.ts";
import { lazyToastViewport } from "./lazy.ts";

export type ToastTone = "success" | "error" | "info";

export interface ToastAction {
  label: string;
  /** Announced alternative ("Undo in the list of files"). */
  altText: string;
  onAction: () => void;
}

export interface ToastOptions {
  message: ReactNode;
  /** @default "success" */
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /** Milliseconds until it closes, or `Infinity`. @default the token `duration.toast`, 4000 */
  duration?: number | undefined;
  /** Not announced, such as if a `FormStatus` is. @default false */
  silent?: boolean | undefined;
}

export interface ToastLabels {
  /** Landmark name. @default "Notifications" */
  region?: string | undefined;
  /** @default "Close" */
  close?: string | undefined;
  /** Screen reader prefix of successes. @default "Success" */
  success?: string | undefined;
  /** @default "Error" */
  error?: string | undefined;
  /** @default "Note" */
  info?: string | undefined;
}

export interface ActiveToast extends ToastOptions {
  tone: ToastTone;
  id: number;
}

export interface ToastContextValue {
  /** Shows a toast and replaces the current one. Hover, focus and a hidden tab pause its timer. */
  showToast: (toast: ToastOptions) => void;
}

const getLabels = (
  { region, close: closeLabel, ...tones }: ToastLabels = {},
  message: ReturnType<typeof useMessage>,
) => ({
  region: region ?? message(notifications),
  close: closeLabel ?? message(close),
  success: tones.success ?? message(success),
  error: tones.error ?? message(error),
  info: tones.info ?? message(info),
});

const ToastContext = createContext<ToastContextValue | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
  /** @default in the page's language */
  labels?: ToastLabels | undefined;
}

/**
 * Provides toasts (snackbars), one at a time: a new one replaces the last.
 *
 * Not for messages that must be read: results of a form (`FormStatus`), messages about a section
 * (`Alert`) or the site (`Banner`).
 */
export function ToastProvider({ children, labels: ownLabels }: ToastProviderProps) {
  const [toast, setToast] = useState<ActiveToast>();
  const [containers, setContainers] = useState<readonly HTMLElement[]>([]);
  const { part: Viewport, prefetch } = usePrefetchOnIntent(lazyToastViewport);
  const lastId = useRef(0);
  const container = containers.at(-1);
  const message = useMessage();
  const labels = getLabels(ownLabels, message);

  const showToast = useCallback(
    ({ tone = "success", ...toast }: ToastOptions) => {
      lastId.current += 1;
      setToast({ ...toast, tone, id: lastId.current });
      prefetch();
    },
    [prefetch],
  );
  const dismiss = useCallback(() => setToast(undefined), []);
  const value = useMemo(() => ({ showToast }), [showToast]);
  const registerContainer = useCallback<RegisterToastContainer>((element) => {
    setContainers((before) => [...before, element]);
    return () => setContainers((before) => before.filter((one) => one !== element));
  }, []);

  const toasts = (
    <>
      {/* Radix mounts its live region too late for the first toast. */}
      <div className={hidden} role="status" aria-live="polite">
        {toast && !toast.silent && (
          <span key={toast.id}>
            {labels[toast.tone]} {toast.message}
            {toast.action && ` ${toast.action.altText}`}
          </span>
        )}
      </div>
      {Viewport && <Viewport toast={toast} labels={labels} onClose={dismiss} />}
    </>
  );
  return (
    <ToastContext value={value}>
      <ToastContainerContext value={registerContainer}>{children}</ToastContainerContext>
      <div data-toasts>{container ? createPortal(toasts, container) : toasts}</div>
    </ToastContext>
  );
}

/** Returns `showToast`. @throws Error outside a `ToastProvider` */
export function useToast(): ToastContextValue {
  const value = useContext(ToastContext);
  if (!value) throw new Error("useToast must be used within a ToastProvider.");
  return value;
}
