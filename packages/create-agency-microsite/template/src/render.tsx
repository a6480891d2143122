import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { getHtmlAttributes, Head } from "./Head.tsx";
import { type PageState, Site } from "./Site.tsx";

export interface Template {
  html: string;
  origin: string;
  fonts: readonly string[];
}

/** Fonts to preload. Arabic pages have Latin text too. */
const getPreloadFonts = (language: string, fonts: readonly string[]) =>
  fonts.filter(
    (font) =>
      font.includes("instrument-sans") ||
      (language === "ar" && font.includes("readex-pro-arabic-full")),
  );

export function renderPage({ html, origin, fonts }: Template, state: PageState): string {
  const head = renderToStaticMarkup(
    <Head state={state} origin={origin} fonts={getPreloadFonts(state.language, fonts)} />,
  );
  const page = renderToString(<Site {...state} />);
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  // `$` is special in a replacement string.
  return html
    .replace(/<html[^>]*>/, () => `<html ${getHtmlAttributes(state.language)}>`)
    .replace("<!--head-->", () => head)
    .replace("<!--page-->", () => page)
    .replace("<!--state-->", () => `<script id="state" type="application/json">${json}</script>`);
}
