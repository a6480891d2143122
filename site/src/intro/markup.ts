export { pressScript, themeScript } from "@agency/ui/theme-script";

import { getDirection, type Language, languages } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { IntroMarkup } from "@agency/ui/intro-markup";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import englishCommon from "../../locales/en/common.json" with { type: "json" };
import englishDocument from "../../locales/en/document.json" with { type: "json" };

/** `document.json` is for the empty document only. */
const files = import.meta.glob<object>("../../locales/*/{common,document}.json", {
  eager: true,
  import: "default",
});

const english = { ...englishCommon, ...englishDocument };
type Translations = typeof english;

const translations = languages.map((language): [Language, Translations] => [
  language,
  {
    ...english,
    ...files[`../../locales/${language}/common.json`],
    ...files[`../../locales/${language}/document.json`],
  },
]);

const inAll = (getText: (translations: Translations) => string) =>
  translations.map(([language, own]) => h("span", { key: language, lang: language }, getText(own)));

export function metaHtml(): string {
  return renderToStaticMarkup([
    h("title", { key: "title" }, english.meta.title),
    h("meta", { key: "description", name: "description", content: english.meta.description }),
    h("link", { key: "icon", rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
  ]);
}

export function noScriptHtml(): string {
  const email = h("a", { href: `mailto:${brand.email}` }, brand.email);
  const renderParagraph = ([language, own]: [Language, Translations]) =>
    h(
      "p",
      { key: language, lang: language, dir: getDirection(language) },
      own.noScript,
      " ",
      email,
    );
  return renderToStaticMarkup(h("noscript", null, translations.map(renderParagraph)));
}

/** Renders all languages. CSS shows one. */
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
      label: inAll((words) => words.intro.text),
      failure: [
        ...inAll((words) => `${words.pageFailed.text} `),
        h("span", { key: "retry" }, retry),
      ],
    }),
  );
}
