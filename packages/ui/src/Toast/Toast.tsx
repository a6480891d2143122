import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import type { ToastViewportProps } from "./ToastViewport.tsx";
import { useModalDialog } from "./useModalDialog.ts";

export type ToastType = "success" | "error";

export interface ToastOptions {
  message: ReactNode;
  /** @default "success" */
  type?: ToastType | undefined;
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
}

export interface ShownToast extends ToastOptions {
  type: ToastType;
  id: number;
}

export interface ToastContextValue {
  /** Shows a toast for 4 s in place of the current one. */
  showToast: (toast: ToastOptions) => void;
}

const ToastContext = createContext<ToastContextValue | undefined>(undefined);

/** Once it is loaded, a toast is seen with its first render. */
let loaded: ComponentType<ToastViewportProps> | undefined;

export interface ToastProviderProps {
  children: ReactNode;
  labels: ToastLabels;
}

/**
 * Shows short results of what a visitor has done, one at a time: a new toast replaces the current
 * one, and each is gone after 4 s. The part that is seen is loaded with the first toast.
 *
 * Not for anything a visitor must read or act on: the form shows its result in place as well
 * (`FormStatus`).
 *
 * Accessibility: a toast is said once, by a live region that is there from the start (WCAG 4.1.3),
 * or, where it is `silent`, by what says the same in its place.
 * Its time stands still while it is hovered or focused or the tab is hidden (WCAG 2.2.1). A push
 * towards the end side closes it, and so does its button (WCAG 2.5.1, 2.5.7). What had focus before
 * has it again after. While a modal dialog is open it stands and speaks inside of it, because
 * everything else is inert.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | F8 | moves focus to the toast |
 * | Tab | goes to its close button |
 * | Enter, Space | on the button: close |
 * | Escape | closes it |
 */
export function ToastProvider({ children, labels }: ToastProviderProps) {
  const [toast, setToast] = useState<ShownToast>();
  const [Viewport, setViewport] = useState(() => loaded);
  const lastId = useRef(0);
  const dialog = useModalDialog();

  const showToast = useCallback(({ type = "success", ...toast }: ToastOptions) => {
    lastId.current += 1;
    setToast({ ...toast, type, id: lastId.current });
    if (loaded) {
      setViewport(() => loaded);
      return;
    }
    import("./ToastViewport.tsx")
      .then((chunk) => {
        loaded = chunk.ToastViewport;
        setViewport(() => loaded);
      })
      // Its styles may fail to come as well. The next toast tries again.
      .catch((error: unknown) => console.error(error));
  }, []);
  const close = useCallback(() => setToast(undefined), []);
  const value = useMemo(() => ({ showToast }), [showToast]);

  const toasts = (
    <>
      <div className={hidden} role="status">
        {toast && !toast.silent && (
          <span key={toast.id}>
            {labels[toast.type]} {toast.message}
          </span>
        )}
      </div>
      {Viewport && <Viewport toast={toast} labels={labels} onClose={close} />}
    </>
  );
  return (
    <ToastContext value={value}>
      {children}
      <div data-toasts>{dialog ? createPortal(toasts, dialog) : toasts}</div>
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
