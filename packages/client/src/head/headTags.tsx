import { defaultLanguage, getLocale, type Language, languages } from "@agency/content/language";
import type { ReactElement } from "react";
import { getAbsoluteUrl, getLocalizedPath } from "../routes/addresses.ts";
import { serializeJsonLd } from "./jsonLd.ts";
import { type HeadContext, type PageHead, resolveUrl } from "./types.ts";

/** Open Graph's format, such as `ar_AE` (ogp.me, `og:locale`). */
const getOpenGraphLocale = (language: Language): string =>
  getLocale(language).split("-").slice(0, 2).join("_");

const property = (name: string, content: string, key = name) => (
  <meta key={key} property={name} content={content} />
);
const named = (name: string, content: string) => <meta key={name} name={name} content={content} />;

function addressTags({ path, language }: PageHead, context: HeadContext): ReactElement[] {
  const alternate = (hrefLang: string, other: Language) => (
    <link
      key={`alternate-${hrefLang}`}
      rel="alternate"
      hrefLang={hrefLang}
      href={getAbsoluteUrl(context, other, path)}
    />
  );
  return [
    <link key="canonical" rel="canonical" href={getAbsoluteUrl(context, language, path)} />,
    ...languages.map((other) => alternate(other, other)),
    alternate("x-default", defaultLanguage),
  ];
}

function openGraphTags(head: PageHead, context: HeadContext): ReactElement[] {
  const { type = "website", title, name = title, description, path, language, image } = head;
  const others = languages.filter((other) => other !== language);
  const article = type === "article";
  return [
    property("og:type", type),
    property("og:site_name", context.siteName),
    property("og:title", name),
    property("og:description", description),
    property("og:url", getAbsoluteUrl(context, language, path)),
    property("og:locale", getOpenGraphLocale(language)),
    ...others.map((other) =>
      property("og:locale:alternate", getOpenGraphLocale(other), `og:locale:${other}`),
    ),
    ...(image
      ? [
          property("og:image", resolveUrl(context, image.url)),
          property("og:image:type", image.type),
          property("og:image:width", String(image.width)),
          property("og:image:height", String(image.height)),
          property("og:image:alt", image.alt),
        ]
      : []),
    ...(article && head.publishedAt ? [property("article:published_time", head.publishedAt)] : []),
    ...(article && head.modifiedAt ? [property("article:modified_time", head.modifiedAt)] : []),
    ...(article && head.section ? [property("article:section", head.section)] : []),
    ...(article ? (head.tags ?? []) : []).map((tag) =>
      property("article:tag", tag, `article:tag:${tag}`),
    ),
  ];
}

/** Some readers use only X card tags. */
const cardTags = (
  { title, name = title, description, image }: PageHead,
  context: HeadContext,
): ReactElement[] => [
  named("twitter:card", image ? "summary_large_image" : "summary"),
  named("twitter:title", name),
  named("twitter:description", description),
  ...(image
    ? [
        named("twitter:image", resolveUrl(context, image.url)),
        named("twitter:image:alt", image.alt),
      ]
    : []),
];

const feedTags = ({ feeds = [] }: PageHead): ReactElement[] =>
  feeds.flatMap(({ title, atom, json }) => [
    <link key={atom} rel="alternate" type="application/atom+xml" title={title} href={atom} />,
    <link key={json} rel="alternate" type="application/feed+json" title={title} href={json} />,
  ]);

function siteTags(language: Language, { themeColors }: HeadContext): ReactElement[] {
  return [
    ...Object.entries(themeColors ?? {}).map(([scheme, color]) => (
      <meta
        key={`theme-${scheme}`}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={color}
      />
    )),
    <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link
      key="manifest"
      rel="manifest"
      href={getLocalizedPath(language, "/manifest.webmanifest")}
    />,
  ];
}

/**
 * Returns a page's head without charset and viewport. Icons: `/favicon.ico`, `/favicon.svg`,
 * `/apple-touch-icon.png`. The manifest is `/manifest.webmanifest` with a language prefix.
 */
export function renderHeadTags(head: PageHead, context: HeadContext): ReactElement[] {
  return [
    <title key="title">{head.title}</title>,
    named("description", head.description),
    // Google shows large images only if allowed.
    named("robots", head.noindex ? "noindex" : "max-image-preview:large"),
    ...addressTags(head, context),
    ...openGraphTags(head, context),
    ...cardTags(head, context),
    ...feedTags(head),
    ...siteTags(head.language, context),
    ...head.jsonLd.map((object, index) => (
      <script
        // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
        key={`json-ld-${index}`}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serializeJsonLd
        dangerouslySetInnerHTML={{ __html: serializeJsonLd(object) }}
      />
    )),
  ];
}
