import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { lightThemeClass, type Theme, themeStorageKey } from "./themeScript.ts";

export interface ThemeContextValue {
  theme: Theme;
  setTheme: (theme: Theme) => void;
  /** Changes to the other theme. */
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeContextValue | undefined>(undefined);

function storedTheme(): Theme | undefined {
  try {
    const stored = window.localStorage.getItem(themeStorageKey);
    return stored === "dark" || stored === "light" ? stored : undefined;
  } catch {
    // Storage can be forbidden; the default theme serves.
    return undefined;
  }
}

/** Another tab's change waits for the next page: a page does not change its look by itself. */
const subscribe = () => () => {};

export interface ThemeProviderProps {
  children: ReactNode;
  /** The theme where none is stored. @default "dark" */
  defaultTheme?: Theme | undefined;
}

/**
 * Holds the theme: dark unless the visitor chose light, kept in local storage under `theme`; the
 * light theme adds the class `light-theme` to the body (specification, sections 3 and 4).
 *
 * Not for an app with an `AgencyProvider`, which holds one, nor for an accent (`ProductTheme`).
 *
 * Accessibility: both themes have the contrast of WCAG 1.4.3 and 1.4.11. It renders nothing of its
 * own; the choice belongs to `ThemeToggle`.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function ThemeProvider({ children, defaultTheme = "dark" }: ThemeProviderProps) {
  const [choice, choose] = useState<Theme>();
  // A server knows of no choice, and the first render over its HTML must not either: `null`.
  const stored = useSyncExternalStore(subscribe, storedTheme, () => null);
  const theme = choice ?? stored ?? defaultTheme;
  const known = stored !== null;

  useLayoutEffect(() => {
    // The head's script has set the class already; the default would take it away for a moment.
    if (!known) return;
    for (const element of [document.documentElement, document.body]) {
      element.classList.toggle(lightThemeClass, theme === "light");
    }
  }, [theme, known]);

  const setTheme = useCallback((next: Theme) => {
    choose(next);
    try {
      window.localStorage.setItem(themeStorageKey, next);
    } catch {
      // The choice holds for this page at least.
    }
  }, []);

  const value = useMemo(
    () => ({ theme, setTheme, toggleTheme: () => setTheme(theme === "dark" ? "light" : "dark") }),
    [theme, setTheme],
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
