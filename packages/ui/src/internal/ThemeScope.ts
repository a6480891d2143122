import { type CSSProperties, createContext, use } from "react";

export interface ThemeScopeValue {
  className: string;
  style: CSSProperties;
}

/** Theme of the surrounding element. Portals are outside of that element and apply it again. */
export const ThemeScope = createContext<ThemeScopeValue | undefined>(undefined);

export const useThemeScope = () => use(ThemeScope);
