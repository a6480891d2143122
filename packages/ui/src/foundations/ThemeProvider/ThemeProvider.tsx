import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { getRootElements, usePortalContainer } from "../../internal/PortalContainer.ts";
import { useClientValue } from "../../internal/useClientValue.ts";
import {
  lightThemeClass,
  systemIsLight,
  type Theme,
  type ThemeChoice,
  themeStorageKey,
} from "./themeScript.ts";

export interface ThemeContextValue {
  /** Resolved theme, never `system`. */
  theme: Theme;
  choice: ThemeChoice;
  setTheme: (choice: ThemeChoice) => void;
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeContextValue | undefined>(undefined);

const choices: readonly (string | null)[] = ["dark", "light", "system"] satisfies ThemeChoice[];

function storedChoice(): ThemeChoice | undefined {
  try {
    const stored = window.localStorage.getItem(themeStorageKey);
    return choices.includes(stored) ? (stored as ThemeChoice) : undefined;
  } catch {
    // Storage may be blocked.
    return undefined;
  }
}

/** Other tabs apply on the next page load. */
const subscribe = () => () => {};

function subscribeToSystem(changed: () => void) {
  const system = window.matchMedia(systemIsLight);
  system.addEventListener("change", changed);
  return () => system.removeEventListener("change", changed);
}
const systemTheme = (): Theme => (window.matchMedia(systemIsLight).matches ? "light" : "dark");

export interface ThemeProviderProps {
  children: ReactNode;
  /** Theme without a stored choice. `system` follows `prefers-color-scheme`. @default "dark" */
  defaultTheme?: ThemeChoice | undefined;
}

/**
 * Provides the theme, stored in local storage under `theme`. Sets the class `light-theme` on root
 * element and body (specification, sections 3 and 4). `system` follows later changes.
 *
 * Not inside an `AgencyProvider`, or for accent colours (`ProductTheme`).
 */
export function ThemeProvider({ children, defaultTheme = "dark" }: ThemeProviderProps) {
  const getContainer = usePortalContainer();
  const [chosen, choose] = useState<ThemeChoice>();
  // `null` until hydrated.
  const stored = useClientValue(subscribe, storedChoice, null);
  const choice = chosen ?? stored ?? defaultTheme;
  const followed = choice === "system";
  const theme = useClientValue<Theme>(
    followed ? subscribeToSystem : subscribe,
    followed ? systemTheme : () => choice,
    // The system preference is unknown until then.
    followed ? "dark" : choice,
  );
  const known = stored !== null;

  useLayoutEffect(() => {
    // `themeScript` has set the class.
    if (!known) return;
    for (const element of getRootElements(getContainer())) {
      element.classList.toggle(lightThemeClass, theme === "light");
    }
  }, [theme, known, getContainer]);

  const setTheme = useCallback((next: ThemeChoice) => {
    choose(next);
    try {
      window.localStorage.setItem(themeStorageKey, next);
    } catch {
      // Without storage: this page only.
    }
  }, []);

  const value = useMemo(
    () => ({
      theme,
      choice,
      setTheme,
      // The state may not reflect the stored theme yet.
      toggleTheme: () => {
        const [root] = getRootElements(getContainer());
        setTheme(root.classList.contains(lightThemeClass) ? "dark" : "light");
      },
    }),
    [theme, choice, setTheme, getContainer],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/**
 * Returns the theme and its setters.
 *
 * @throws Error outside a `ThemeProvider` (specification, section 8)
 */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (!value) throw new Error("useTheme must be used within a ThemeProvider or an AgencyProvider.");
  return value;
}
