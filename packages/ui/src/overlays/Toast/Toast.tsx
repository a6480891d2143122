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
  /** What its button says, such as "Undo". */
  label: string;
  /** Says how to do the same without the toast, such as "Undo in the list of files": it is heard with the message. */
  altText: string;
  /** Called by the button; the toast goes after it. */
  onAction: () => void;
}

export interface ToastOptions {
  message: ReactNode;
  /** @default "success" */
  tone?: ToastTone | undefined;
  /** One thing that can be done about it at once. */
  action?: ToastAction | undefined;
  /** Milliseconds until it is gone, or `Infinity` until it is closed. @default 4000 */
  duration?: number | undefined;
  /** Is seen and not said, because something else says it, such as a `FormStatus`. @default false */
  silent?: boolean | undefined;
}

export interface ToastLabels {
  /** Names the place toasts appear in, such as "Notifications". */
  region: string;
  /** The button that closes a toast. */
  close: string;
  /** Heard before the message of a toast that is green. */
  success: string;
  /** Heard before the message of a toast that is red. */
  error: string;
  /** Heard before the message of any other. */
  info: string;
}

export interface ShownToast extends ToastOptions {
  tone: ToastTone;
  id: number;
}

export interface ToastContextValue {
  /** Shows a toast in place of the current one. */
  showToast: (toast: ToastOptions) => void;
}

const ToastContext = createContext<ToastContextValue | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
  /** The words that are heard and not seen. */
  labels: ToastLabels;
}

/**
 * Shows short messages (toasts, also called snackbars), one at a time: a new toast replaces the
 * current one, and each is gone after 4 s, unless it says otherwise. The part that is seen is loaded
 * with the first toast.
 *
 * Not for anything a visitor must read or act on: the form shows its result in place as well
 * (`FormStatus`), what concerns a part of the page stands there (`Alert`), what concerns the whole
 * site at its top (`Banner`).
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
      {/* Radix's own region comes with a toast, too late for the first one to be heard. */}
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

/**
 * @throws Error outside a `ToastProvider`
 */
export function useToast(): ToastContextValue {
  const value = useContext(ToastContext);
  if (!value) throw new Error("useToast must be used within a ToastProvider.");
  return value;
}
