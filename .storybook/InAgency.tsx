import { AgencyProvider, type Direction } from "@agency/ui/AgencyProvider";
import { type Theme, useTheme } from "@agency/ui/ThemeProvider";
import { type ReactNode, useLayoutEffect } from "react";

export interface AgencyGlobals {
  theme?: Theme;
  direction?: Direction;
  language?: string;
}

export const getLanguage = ({ direction, language }: AgencyGlobals): string =>
  language ?? (direction === "rtl" ? "ar" : "en");

function ApplyTheme({ theme, children }: { theme: Theme; children: ReactNode }) {
  const { setTheme } = useTheme();
  useLayoutEffect(() => setTheme(theme), [theme, setTheme]);
  return children;
}

export function InAgency({ globals, children }: { globals: AgencyGlobals; children: ReactNode }) {
  const { theme = "dark", direction = "ltr" } = globals;
  const language = getLanguage(globals);
  return (
    <AgencyProvider key={`${language}-${direction}`} language={language} direction={direction}>
      <ApplyTheme theme={theme}>{children}</ApplyTheme>
    </AgencyProvider>
  );
}
