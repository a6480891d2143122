export {
  type ThemeContextValue,
  ThemeProvider,
  type ThemeProviderProps,
  useTheme,
} from "./ThemeProvider.tsx";
export {
  lightThemeClass,
  type Theme,
  themeScript,
  themeScriptFor,
  themeStorageKey,
} from "./themeScript.ts";
