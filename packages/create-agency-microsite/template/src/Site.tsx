import type { PostedForm } from "@agency/server/forms/posted";
import type { ConfirmPage } from "@agency/server/waitlist";
import { AccentLine } from "@agency/ui/AccentLine";
import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { Footer } from "@agency/ui/Footer";
import { Link } from "@agency/ui/Link";
import { Main } from "@agency/ui/Main";
import { Nav } from "@agency/ui/Nav";
import { SkipLink } from "@agency/ui/SkipLink";
import { ThemeToggle } from "@agency/ui/ThemeToggle";
import { Wordmark } from "@agency/ui/Wordmark";
import { listedPageNames, listedPages, type PageName, pages } from "./pages.ts";
import { getPath, openingDate, site } from "./site.ts";
import {
  getTextLanguage,
  type Language,
  type Translations,
  translations,
} from "./translations/index.ts";

/** In the HTML, for hydration. */
export interface PageState {
  language: Language;
  page: PageName;
  /** Rejected, posted without scripts. */
  post?: PostedForm | undefined;
  /** Link of the confirmation mail. */
  confirm?: Pick<ConfirmPage, "state" | "action"> | undefined;
}

/** Links to the same page. They work without scripts. */
function Languages({ current, page }: { current: Language; page: PageName }) {
  return site.languages
    .filter((language) => language !== current)
    .map((language) => (
      <Link
        key={language}
        variant="plain"
        href={getPath(language, pages[page].path)}
        hrefLang={language}
        lang={language}
      >
        {translations[language].language}
      </Link>
    ));
}

export function Site({ language, page, post, confirm }: PageState) {
  const t: Translations = translations[language];
  const home = getPath(language);
  const date = openingDate(language);
  const { Content } = pages[page];
  const sections = [
    { label: t.opening.label, href: `${home}#opening` },
    { label: t.steps.label, href: `${home}#steps` },
    { label: t.questions.label, href: `${home}#questions` },
    { label: t.waitlist.label, href: `${home}#waitlist` },
  ];
  // A site of one page leads to its sections alone.
  const listed = listedPageNames.length > 1 ? listedPageNames : [];
  const pageLinks = listed.map((name) => ({
    label: listedPages[name].getHead(t.pages, date).label,
    href: getPath(language, listedPages[name].path),
    current: name === page,
  }));
  const name = <bdi>{site.name}</bdi>;
  const languages = <Languages current={language} page={page} />;
  return (
    <AgencyProvider language={getTextLanguage(language)} messages={t.messages}>
      <SkipLink href="#main">{t.skip}</SkipLink>
      <Nav
        brand={<Wordmark mark={<AccentLine />}>{name}</Wordmark>}
        homeHref={home}
        homeLabel={t.nav.home(site.name)}
        label={t.nav.label}
        items={pageLinks.length > 0 ? pageLinks : sections}
        actions={<ThemeToggle labels={t.theme} />}
        wideActions={languages}
        menuLabels={{ open: t.nav.open, close: t.nav.close }}
        menuActions={languages}
      />
      <Main id="main">
        <Content translations={t} language={language} date={date} post={post} confirm={confirm} />
      </Main>
      <Footer
        blurb={t.footer.blurb}
        columns={[{ title: t.footer.column, items: [...pageLinks, ...sections] }]}
        brand={
          <Wordmark size="large" mark={<AccentLine />}>
            {name}
          </Wordmark>
        }
        copyright={<>© {name}</>}
        controls={
          <>
            <ThemeToggle labels={t.theme} />
            {languages}
          </>
        }
      />
    </AgencyProvider>
  );
}
