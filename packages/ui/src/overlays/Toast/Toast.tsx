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
import { useOnIntent } from "../../internal/useOnIntent.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import { type TakeToasts, ToastPortal } from "../parts/ToastPortal.ts";
import { toastViewport } from "./viewportPart.ts";

export type ToastTone = "success" | "error" | "info";

export interface ToastAction {
  /** Button label, such as "Undo". */
  label: string;
  /** Alternative to the action, such as "Undo in the list of files". Announced with the message. */
  altText: string;
  /** Called on activation. The toast then closes. */
  onAction: () => void;
}

export interface ToastOptions {
  message: ReactNode;
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /** Milliseconds until it closes, or `Infinity`. @default 4000 */
  duration?: number | undefined;
  /**
   * Whether it is not announced, because something else is, such as a `FormStatus`.
   *
   * @default false
   */
  silent?: boolean | undefined;
}

export interface ToastLabels {
  /** Name of the landmark, such as "Notifications". */
  region: string;
  /** Accessible name of the close button. */
  close: string;
  /** Announced before the message of a `success` toast. */
  success: string;
  /** Announced before the message of an `error` toast. */
  error: string;
  /** Announced before the message of an `info` toast. */
  info: string;
}

export interface ShownToast extends ToastOptions {
  tone: ToastTone;
  id: number;
}

export interface ToastContextValue {
  /** Replaces the current toast. */
  showToast: (toast: ToastOptions) => void;
}

const ToastContext = createContext<ToastContextValue | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
  /** Texts for assistive technology. */
  labels: ToastLabels;
}

/**
 * Provides toasts (snackbars), one at a time, which close after 4 s by default. Their code loads
 * with the first toast.
 *
 * Not for messages that must be read. Also show results of a form in place (`FormStatus`), messages
 * about a section there (`Alert`) and site-wide messages at the top (`Banner`).
 */
export function ToastProvider({ children, labels }: ToastProviderProps) {
  const [toast, setToast] = useState<ShownToast>();
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const { part: Viewport, want } = useOnIntent(toastViewport);
  const lastId = useRef(0);
  const place = places.at(-1);

  const showToast = useCallback(
    ({ tone = "success", ...toast }: ToastOptions) => {
      lastId.current += 1;
      setToast({ ...toast, tone, id: lastId.current });
      want();
    },
    [want],
  );
  const close = useCallback(() => setToast(undefined), []);
  const value = useMemo(() => ({ showToast }), [showToast]);
  const take = useCallback<TakeToasts>((element) => {
    setPlaces((before) => [...before, element]);
    return () => setPlaces((before) => before.filter((one) => one !== element));
  }, []);

  const toasts = (
    <>
      {/* Radix mounts its live region with the toast, too late for the first announcement. */}
      <div className={hidden} role="status" aria-live="polite">
        {toast && !toast.silent && (
          <span key={toast.id}>
            {labels[toast.tone]} {toast.message}
            {toast.action && ` ${toast.action.altText}`}
          </span>
        )}
      </div>
      {Viewport && <Viewport toast={toast} labels={labels} onClose={close} />}
    </>
  );
  return (
    <ToastContext value={value}>
      <ToastPortal value={take}>{children}</ToastPortal>
      <div data-toasts>{place ? createPortal(toasts, place) : toasts}</div>
    </ToastContext>
  );
}

/** @throws Error outside a `ToastProvider` */
export function useToast(): ToastContextValue {
  const value = useContext(ToastContext);
  if (!value) throw new Error("useToast must be used within a ToastProvider.");
  return value;
}
