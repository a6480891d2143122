import { pressScript, themeScript } from "@agency/ui/theme-script";
import { getDirection } from "@agency/ui/utils";
import type { PageState } from "./Site.tsx";
import { getPath, openingDate, site } from "./site.ts";
import { type Language, translations } from "./translations/index.ts";

const locales: Record<Language, string> = { en: "en_GB", ar: "ar_AE" };

interface HeadProps {
  state: PageState;
  /** Without trailing slash. */
  origin: string;
  fonts: readonly string[];
}

export function Head({ state: { language, page }, origin, fonts }: HeadProps) {
  const t = translations[language];
  const date = openingDate(language);
  const title = page === "home" ? t.title(site.name, date) : `${t[page].title} · ${site.name}`;
  const getAddress = (each: Language) => origin + getPath(each);
  return (
    <>
      <title>{title}</title>
      {/* Set the theme before the first paint, and record clicks before hydration. */}
      <script dangerouslySetInnerHTML={{ __html: `${themeScript};${pressScript}` }} />
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      <meta name="description" content={t.description(date)} />
      {page === "home" ? (
        <>
          <link rel="canonical" href={getAddress(language)} />
          {site.languages.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={getAddress(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={getAddress(site.languages[0])} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={t.description(date)} />
      <meta property="og:url" content={getAddress(language)} />
      <meta property="og:locale" content={locales[language]} />
      {site.languages
        .filter((each) => each !== language)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={locales[each]} />
        ))}
    </>
  );
}

export const getHtmlAttributes = (language: Language): string =>
  `lang="${language}" dir="${getDirection(language)}"`;
