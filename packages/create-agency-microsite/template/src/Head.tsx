import { getDirection } from "@agency/ui/AgencyProvider";
import { pressScript, themeScript } from "@agency/ui/theme-script";
import { listedPageNames, pages } from "./pages.ts";
import type { PageState } from "./Site.tsx";
import { getOpenGraphLocale, getPath, openingDate, site } from "./site.ts";
import { getTextLanguage, type Language, translations } from "./translations/index.ts";

interface HeadProps {
  state: PageState;
  /** Without trailing slash. */
  origin: string;
  /** Font files. */
  preloads: readonly string[];
}

export function Head({ state: { language, page }, origin, preloads }: HeadProps) {
  const { path, getHead } = pages[page];
  const head = getHead(translations[language].pages, openingDate(language));
  const title = `${head.title} · ${site.name}`;
  const isListed = listedPageNames.some((name) => name === page);
  const getAddress = (each: Language) => origin + getPath(each, path);
  return (
    <>
      <title>{title}</title>
      {/* Set the theme before the first paint, and record clicks before hydration. */}
      <script dangerouslySetInnerHTML={{ __html: `${themeScript};${pressScript}` }} />
      {preloads.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      <meta name="description" content={head.description} />
      {isListed ? (
        <>
          <link rel="canonical" href={getAddress(language)} />
          {site.languages.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={getAddress(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={getAddress(site.languages[0])} />
          <meta property="og:url" content={getAddress(language)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:locale" content={getOpenGraphLocale(language)} />
      {site.languages
        .filter((each) => each !== language)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={getOpenGraphLocale(each)} />
        ))}
    </>
  );
}

export function getHtmlAttributes(language: Language): string {
  const lang = getTextLanguage(language);
  return `lang="${lang}" dir="${getDirection(lang)}"`;
}
