import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { fonts } from "./fonts.ts";
import { getHtmlAttributes, Head } from "./Head.tsx";
import { type PageState, Site } from "./Site.tsx";
import type { Language } from "./translations/index.ts";

export interface Template {
  html: string;
  origin: string;
  /** Paths of built font files by name. Empty during development. */
  fontPaths: Readonly<Record<string, string>>;
}

const getPreloads = (language: Language, fontPaths: Template["fontPaths"]) =>
  fonts[language].flatMap(({ file }) => fontPaths[file] ?? []);

export function renderPage({ html, origin, fontPaths }: Template, state: PageState): string {
  const head = renderToStaticMarkup(
    <Head state={state} origin={origin} preloads={getPreloads(state.language, fontPaths)} />,
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
