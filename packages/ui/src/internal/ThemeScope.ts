import { type CSSProperties, createContext, use } from "react";

/** The class and the custom properties of a theme for a part of the page. */
export interface ThemeScopeValue {
  className: string;
  style: CSSProperties;
}

/**
 * The theme that is set around a component. What stands in a portal at the end of the page, outside
 * of the element with the theme, takes it along.
 */
export const ThemeScope = createContext<ThemeScopeValue | undefined>(undefined);

export const useThemeScope = () => use(ThemeScope);
