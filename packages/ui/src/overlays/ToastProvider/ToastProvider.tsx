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
import type { StatusTone } from "../../theme/tones.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import {
  type RegisterToastContainer,
  ToastContainerContext,
} from "../parts/ToastContainerContext.ts";
import { lazyToasts } from "./lazy.ts";

export type ToastTone = Extract<StatusTone, "info" | "success" | "error">;

export interface ToastOptions {
  title: ReactNode;
  /** @default "success" */
  tone?: ToastTone | undefined;
  /** Button. Closes the toast. */
  actionLabel?: string | undefined;
  /** Announced alternative to the button ("Undo in the list of files"). */
  actionAltText?: string | undefined;
  onAction?: (() => void) | undefined;
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

export type ToastId = number;

export interface ActiveToast extends ToastOptions {
  tone: ToastTone;
  id: ToastId;
  /** Counts updates, each of which restarts the timer and is announced. */
  revision: number;
}

export interface ToastContextValue {
  /**
   * Queues a toast and returns its id. Hover, focus and a hidden tab pause the timer of the one that
   * is shown.
   */
  toast: (toast: ToastOptions) => ToastId;
  /** Changes a queued or shown toast, and restarts its timer. Ignores closed ones. */
  update: (id: ToastId, changes: Partial<ToastOptions>) => void;
  /** Closes a toast, or all without an id. */
  dismiss: (id?: ToastId) => void;
}

const ToastContext = createContext<ToastContextValue | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
  /** @default in the page's language */
  labels?: ToastLabels | undefined;
}

/**
 * Provides toasts (snackbars), one at a time: the next is shown when the last has closed.
 *
 * Not for messages that must be read: results of a form (`FormStatus`), messages about a section
 * (`Alert`) or the site (`Banner`).
 */
export function ToastProvider({ children, labels }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly ActiveToast[]>([]);
  const [containers, setContainers] = useState<readonly HTMLElement[]>([]);
  const { part, prefetch } = usePrefetchOnIntent(lazyToasts);
  const lastId = useRef(0);
  const container = containers.at(-1);
  const [current] = queue;

  const value = useMemo<ToastContextValue>(
    () => ({
      toast: ({ tone = "success", ...options }) => {
        lastId.current += 1;
        const id = lastId.current;
        setQueue((before) => [...before, { ...options, tone, id, revision: 0 }]);
        prefetch();
        return id;
      },
      update: (id, { tone, ...changes }) =>
        setQueue((before) =>
          before.map((one) =>
            one.id === id
              ? { ...one, ...changes, tone: tone ?? one.tone, revision: one.revision + 1 }
              : one,
          ),
        ),
      dismiss: (id) =>
        setQueue((before) => (id === undefined ? [] : before.filter((one) => one.id !== id))),
    }),
    [prefetch],
  );
  const registerContainer = useCallback<RegisterToastContainer>((element) => {
    setContainers((before) => [...before, element]);
    return () => setContainers((before) => before.filter((one) => one !== element));
  }, []);

  const toasts = (
    <>
      {/* Radix mounts its live region too late for the first toast. */}
      <div className={hidden} role="status" aria-live="polite">
        {part && current && !current.silent && (
          <part.ToastAnnouncement
            key={`${current.id} ${current.revision}`}
            toast={current}
            labels={labels}
          />
        )}
      </div>
      {part && current && (
        <part.ToastViewport toast={current} labels={labels} onClose={value.dismiss} />
      )}
    </>
  );
  return (
    <ToastContext value={value}>
      <ToastContainerContext value={registerContainer}>{children}</ToastContainerContext>
      <div data-toasts>{container ? createPortal(toasts, container) : toasts}</div>
    </ToastContext>
  );
}

/** Returns `toast`, `update` and `dismiss`. @throws Error outside a `ToastProvider` */
export function useToast(): ToastContextValue {
  const value = useContext(ToastContext);
  if (!value) throw new Error("useToast must be used within a ToastProvider.");
  return value;
}
