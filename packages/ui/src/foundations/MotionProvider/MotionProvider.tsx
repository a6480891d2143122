import { clsx } from "clsx";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useClientValue } from "../../internal/useClientValue.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { PauseIcon, PlayIcon } from "../../primitives/Icons/index.ts";
import { reducedMotion } from "../../theme/queries.css.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { useMediaQuery } from "./useMediaQuery.ts";

export interface MotionContextValue {
  paused: boolean;
  setPaused: (paused: boolean) => void;
}

const storageKey = "motion";
const MotionContext = createContext<MotionContextValue>({ paused: false, setPaused: () => {} });

function storedPaused(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === "paused";
  } catch {
    // Storage may be blocked.
    return false;
  }
}

/** Other tabs may change it. */
function subscribe(onChange: () => void) {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}

export interface MotionProviderProps {
  children: ReactNode;
}

/**
 * Provides the visitor's motion preference (WCAG 2.2.2), stored in local storage under `motion`.
 * Sets `data-motion="paused"` on the root element.
 */
export function MotionProvider({ children }: MotionProviderProps) {
  const [choice, choose] = useState<boolean>();
  const stored = useClientValue(subscribe, storedPaused, false);
  const paused = choice ?? stored;

  useLayoutEffect(() => {
    const root = document.documentElement;
    if (paused) root.dataset.motion = "paused";
    else delete root.dataset.motion;
    return () => {
      delete root.dataset.motion;
    };
  }, [paused]);

  const setPaused = useCallback((next: boolean) => {
    choose(next);
    try {
      window.localStorage.setItem(storageKey, next ? "paused" : "running");
    } catch {
      // Without storage: this page only.
    }
  }, []);

  const value = useMemo(() => ({ paused, setPaused }), [paused, setPaused]);
  return <MotionContext value={value}>{children}</MotionContext>;
}

/** Returns the visitor's preference. Not paused outside a `MotionProvider`. */
export const useMotion = (): MotionContextValue => useContext(MotionContext);

/** Whether the system reduces motion. False on the server. */
export const useReducedMotion = (): boolean => useMediaQuery(reducedMotion);

/** Whether automatic motion must stop: paused by the visitor or reduced by the system. */
export function usePausedMotion(): boolean {
  const { paused } = useMotion();
  const reduced = useReducedMotion();
  return paused || reduced;
}

export interface MotionToggleProps extends Omit<OuterProps<HTMLButtonElement>, "aria-label"> {
  /** Accessible name in both states ("Pause motion"). */
  label: string;
}

/**
 * Button that pauses all automatic motion, now and later. Required on pages with a moving
 * background (WCAG 2.2.2).
 *
 * Not for media that the visitor started.
 */
export function MotionToggle({ label, className, ...outer }: MotionToggleProps) {
  const { paused, setPaused } = useMotion();
  return (
    <IconButton
      {...outer}
      className={clsx(scriptOnly, className)}
      label={label}
      aria-pressed={paused}
      onClick={() => setPaused(!paused)}
    >
      {paused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
    </IconButton>
  );
}
