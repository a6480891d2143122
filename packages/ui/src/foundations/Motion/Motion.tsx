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
  /** The visitor has stopped whatever moves on its own. */
  paused: boolean;
  setPaused: (paused: boolean) => void;
}

const storageKey = "motion";
const MotionContext = createContext<MotionContextValue>({ paused: false, setPaused: () => {} });

function storedPaused(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === "paused";
  } catch {
    // Storage can be forbidden; motion then runs until it is paused.
    return false;
  }
}

/** Another tab may change the choice. */
function subscribe(onChange: () => void) {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}

export interface MotionProviderProps {
  children: ReactNode;
}

/**
 * Holds the visitor's choice about things that move on their own (WCAG 2.2.2). It is kept in local
 * storage under `motion`, and the root element carries `data-motion="paused"` while it holds.
 */
export function MotionProvider({ children }: MotionProviderProps) {
  const [choice, choose] = useState<boolean>();
  // A server knows of no choice, and the first render in the browser must not either.
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
      // The choice holds for this page at least.
    }
  }, []);

  const value = useMemo(() => ({ paused, setPaused }), [paused, setPaused]);
  return <MotionContext value={value}>{children}</MotionContext>;
}

/** The visitor's choice about motion; not paused outside a `MotionProvider`. */
export const useMotion = (): MotionContextValue => useContext(MotionContext);

/** Whether the system asks for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery(reducedMotion);

/**
 * Whether what moves on its own stands still: the visitor has paused it, or the system asks for less
 * motion. Everything decorative of the library obeys it.
 */
export function usePausedMotion(): boolean {
  const { paused } = useMotion();
  const reduced = useReducedMotion();
  return paused || reduced;
}

export interface MotionToggleProps extends Omit<OuterProps<HTMLButtonElement>, "aria-label"> {
  /** Names the button in both states, such as "Pause motion". */
  label: string;
}

/**
 * Pauses everything that moves on its own (dots, breathing artwork, entrances), at once and on
 * every later visit. A page with a moving background shows it (WCAG 2.2.2); the footer has a place
 * for it.
 *
 * Not for what the visitor has started, such as a film: that has controls of its own.
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
