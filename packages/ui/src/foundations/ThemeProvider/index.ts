export {
  type ThemeContextValue,
  ThemeProvider,
  type ThemeProviderProps,
  useTheme,
} from "./ThemeProvider.tsx";
export type { Theme, ThemeChoice } from "./themeScript.ts";
