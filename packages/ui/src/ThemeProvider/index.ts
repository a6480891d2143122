export {
  type Theme,
  type ThemeContextValue,
  ThemeProvider,
  type ThemeProviderProps,
  useTheme,
} from "./ThemeProvider.tsx";
export { lightThemeClass, themeScript, themeStorageKey } from "./themeScript.ts";
