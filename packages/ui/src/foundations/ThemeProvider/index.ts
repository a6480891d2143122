export {
  type ThemeContextValue,
  ThemeProvider,
  type ThemeProviderProps,
  useTheme,
} from "./ThemeProvider.tsx";
export {
  lightThemeClass,
  pressScript,
  type Theme,
  type ThemeChoice,
  themeScript,
  themeScriptFor,
  themeStorageKey,
} from "./themeScript.ts";
