import { getFontFiles } from "@agency/ui/theme";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { getFonts, isOwn } from "./fonts.ts";
import { getHtmlAttributes, Head } from "./Head.tsx";
import { type PageState, Site } from "./Site.tsx";
import { getTextLanguage, type Language } from "./translations/index.ts";

export interface Template {
  html: string;
  origin: string;
  /** Paths of built font files by name. Empty during development. */
  fontPaths: Readonly<Record<string, string>>;
}

/** Returns paths of the fonts that the page's text needs. */
function getPreloads(language: Language, page: string, fontPaths: Template["fontPaths"]) {
  const textLanguage = getTextLanguage(language);
  const fonts = getFonts(textLanguage);
  const files = fonts.some(isOwn)
    ? fonts.map(({ file }) => file)
    : getFontFiles(textLanguage, page).map((file) => file.replace(".woff2", ""));
  return files.flatMap((file) => fontPaths[file] ?? []);
}

export function renderPage({ html, origin, fontPaths }: Template, state: PageState): string {
  const page = renderToString(<Site {...state} />);
  const preloads = getPreloads(state.language, page, fontPaths);
  const head = renderToStaticMarkup(<Head state={state} origin={origin} preloads={preloads} />);
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  // `$` is special in a replacement string.
  return html
    .replace(/<html[^>]*>/, () => `<html ${getHtmlAttributes(state.language)}>`)
    .replace("<!--head-->", () => head)
    .replace("<!--page-->", () => page)
    .replace("<!--state-->", () => `<script id="state" type="application/json">${json}</script>`);
}
