export { pressScript, themeScript } from "@agency/ui/ThemeProvider";

import { brand } from "@agency/showcase/brand";
import { IntroMarkup } from "@agency/ui/intro-markup";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import arabic from "../../locales/ar/common.json" with { type: "json" };
import english from "../../locales/en/common.json" with { type: "json" };
import { directions, type Language } from "../language.ts";

type Words = typeof english;
type Part = (words: Words) => string;

const inBoth = (part: Part) => [
  h("span", { key: "en", lang: "en" }, part(english)),
  h("span", { key: "ar", lang: "ar" }, part(arabic)),
];

/** The title and the description the page has before a page of the site sets its own. */
export function metaHtml(): string {
  return renderToStaticMarkup([
    h("title", { key: "title" }, english.meta.title),
    h("meta", { key: "description", name: "description", content: english.meta.description }),
    h("link", { key: "icon", rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
  ]);
}

/** In place of a page that the server could not render, for visitors without a script. */
export function noScriptHtml(): string {
  const email = h("a", { href: `mailto:${brand.email}` }, brand.email);
  const paragraph = (language: Language, words: Words) =>
    h(
      "p",
      { key: language, lang: language, dir: directions[language] },
      words.noScript,
      " ",
      email,
    );
  return renderToStaticMarkup(
    h("noscript", null, [paragraph("en", english), paragraph("ar", arabic)]),
  );
}

/** The intro's HTML in both languages; the stylesheet shows the one of the document. */
export function introHtml(): string {
  const retry = h(
    "a",
    { href: "" },
    inBoth((words) => words.retry),
  );
  return renderToStaticMarkup(
    h(IntroMarkup, {
      hidden: true,
      brand: inBoth((words) => words.brand.word),
      text: inBoth((words) => words.intro.text),
      failure: [
        ...inBoth((words) => `${words.pageFailed.text} `),
        h("span", { key: "retry" }, retry),
      ],
    }),
  );
}
