import { AgencyProvider } from "@agency/ui";
import { themeScript } from "@agency/ui/theme-script";
import { renderToString } from "react-dom/server";
import { Page } from "./Page.tsx";

export const App = ({ language }: { language: string }) => (
  <AgencyProvider language={language}>
    <Page />
  </AgencyProvider>
);

/** The script sets the stored theme before the first paint. */
export const getDocument = (language: string, direction: "ltr" | "rtl") => `<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <link rel="stylesheet" href="/styles.css">
    <script>${themeScript}</script>
  </head>
  <body><div id="app">${renderToString(<App language={language} />)}</div></body>
</html>`;
