import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { Head, readAttributes } from "./Head.tsx";
import { type PageState, Site } from "./Site.tsx";

/** The built (or served) index.html, and what the pages need to know of where they stand. */
export interface Template {
  html: string;
  origin: string;
  /** Addresses of the built fonts. */
  fonts: readonly string[];
}

/** Those the first words are set in: the Arabic page has Latin in it too, the English one no Arabic of weight. */
const getFonts = (language: string, fonts: readonly string[]) =>
  fonts.filter(
    (font) =>
      font.includes("instrument-sans") ||
      (language === "ar" && font.includes("readex-pro-arabic-full")),
  );

/** A whole page, as it is written into a file at build time or sent in answer to a form. */
export function renderPage({ html, origin, fonts }: Template, state: PageState): string {
  const head = renderToStaticMarkup(
    <Head state={state} origin={origin} fonts={getFonts(state.language, fonts)} />,
  );
  const page = renderToString(<Site {...state} />);
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  // Functions, as a replacement's own dollar signs would mean something.
  return html
    .replace(/<html[^>]*>/, () => `<html ${readAttributes(state.language)}>`)
    .replace("<!--head-->", () => head)
    .replace("<!--page-->", () => page)
    .replace("<!--state-->", () => `<script id="state" type="application/json">${json}</script>`);
}
