import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { useClientValue } from "../../internal/useClientValue.ts";
import {
  lightThemeClass,
  systemIsLight,
  type Theme,
  type ThemeChoice,
  themeStorageKey,
} from "./themeScript.ts";

export interface ThemeContextValue {
  /** What is seen: with the choice `system`, the theme the visitor's system has now. */
  theme: Theme;
  /** What was chosen. */
  choice: ThemeChoice;
  setTheme: (choice: ThemeChoice) => void;
  /** Changes to the theme that is not seen. */
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeContextValue | undefined>(undefined);

const choices: readonly (string | null)[] = ["dark", "light", "system"] satisfies ThemeChoice[];

function storedChoice(): ThemeChoice | undefined {
  try {
    const stored = window.localStorage.getItem(themeStorageKey);
    return choices.includes(stored) ? (stored as ThemeChoice) : undefined;
  } catch {
    // Storage can be forbidden; the default theme serves.
    return undefined;
  }
}

/** Another tab's change waits for the next page: a page does not change its look by itself. */
const subscribe = () => () => {};

function subscribeToSystem(changed: () => void) {
  const system = window.matchMedia(systemIsLight);
  system.addEventListener("change", changed);
  return () => system.removeEventListener("change", changed);
}
const systemTheme = (): Theme => (window.matchMedia(systemIsLight).matches ? "light" : "dark");

const isLight = () => document.documentElement.classList.contains(lightThemeClass);

export interface ThemeProviderProps {
  children: ReactNode;
  /** The theme where none is stored; `system` follows the visitor's system. @default "dark" */
  defaultTheme?: ThemeChoice | undefined;
}

/**
 * Holds the theme: dark unless the visitor chose light or their system's, kept in local storage
 * under `theme`; the light theme adds the class `light-theme` to the body (specification, sections 3
 * and 4). The system's theme is followed while the page is open.
 *
 * Not for an app with an `AgencyProvider`, which holds one, nor for an accent (`ProductTheme`).
 */
export function ThemeProvider({ children, defaultTheme = "dark" }: ThemeProviderProps) {
  const [chosen, choose] = useState<ThemeChoice>();
  // A server knows of no choice, and the first render over its HTML must not either: `null`.
  const stored = useClientValue(subscribe, storedChoice, null);
  const choice = chosen ?? stored ?? defaultTheme;
  const followed = choice === "system";
  const theme = useClientValue<Theme>(
    followed ? subscribeToSystem : subscribe,
    followed ? systemTheme : () => choice,
    // Of the system it knows as little.
    followed ? "dark" : choice,
  );
  const known = stored !== null;

  useLayoutEffect(() => {
    // The head's script has set the class already; the default would take it away for a moment.
    if (!known) return;
    for (const element of [document.documentElement, document.body]) {
      element.classList.toggle(lightThemeClass, theme === "light");
    }
  }, [theme, known]);

  const setTheme = useCallback((next: ThemeChoice) => {
    choose(next);
    try {
      window.localStorage.setItem(themeStorageKey, next);
    } catch {
      // The choice holds for this page at least.
    }
  }, []);

  const value = useMemo(
    () => ({
      theme,
      choice,
      setTheme,
      // What is seen, which the page's head has set before anything here knew of it.
      toggleTheme: () => setTheme(isLight() ? "dark" : "light"),
    }),
    [theme, choice, setTheme],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/**
 * The theme and the ways to change it.
 *
 * @throws Error outside a `ThemeProvider` (specification, section 8)
 */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (!value) throw new Error("useTheme must be used within a ThemeProvider or an AgencyProvider.");
  return value;
}
