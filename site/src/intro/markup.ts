export { pressScript, themeScript } from "@agency/ui/ThemeProvider";

import { getDirection, type Language, languages } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { IntroMarkup } from "@agency/ui/intro-markup";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import english from "../../locales/en/common.json" with { type: "json" };

type Words = typeof english;
type Part = (words: Words) => string;

const files = import.meta.glob<Words>("../../locales/*/common.json", {
  eager: true,
  import: "default",
});
const words = languages.map(
  (language) => [language, files[`../../locales/${language}/common.json`] ?? english] as const,
);

const inAll = (part: Part) =>
  words.map(([language, own]) => h("span", { key: language, lang: language }, part(own)));

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
  const paragraph = ([language, own]: readonly [Language, Words]) =>
    h(
      "p",
      { key: language, lang: language, dir: getDirection(language) },
      own.noScript,
      " ",
      email,
    );
  return renderToStaticMarkup(h("noscript", null, words.map(paragraph)));
}

/** The intro's HTML in all languages; the stylesheet shows the one of the document. */
export function introHtml(): string {
  const retry = h(
    "a",
    { href: "" },
    inAll((words) => words.retry),
  );
  return renderToStaticMarkup(
    h(IntroMarkup, {
      hidden: true,
      brand: inAll((words) => words.brand.word),
      text: inAll((words) => words.intro.text),
      failure: [
        ...inAll((words) => `${words.pageFailed.text} `),
        h("span", { key: "retry" }, retry),
      ],
    }),
  );
}
