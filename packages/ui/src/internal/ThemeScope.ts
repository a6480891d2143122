import { type CSSProperties, createContext, use } from "react";

export interface ThemeScopeValue {
  className: string;
  style: CSSProperties;
}

/** Portals are outside the themed element and apply its theme again. */
export const ThemeScope = createContext<ThemeScopeValue | undefined>(undefined);

/** Returns the theme to apply in portals, or undefined outside a themed element. */
export const useThemeScope = () => use(ThemeScope);
