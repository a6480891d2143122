import { type CSSProperties, createContext, use } from "react";

export interface ThemeScopeValue {
  className: string;
  style: CSSProperties;
}

/** Portals are outside of the themed element and apply its theme again. */
export const ThemeScope = createContext<ThemeScopeValue | undefined>(undefined);

export const useThemeScope = () => use(ThemeScope);
