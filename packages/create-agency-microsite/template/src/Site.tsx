import { subscribedParam } from "@agency/server/forms/posted";
import { AccentLine } from "@agency/ui/AccentLine";
import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { Footer } from "@agency/ui/Footer";
import { Link } from "@agency/ui/Link";
import { Main } from "@agency/ui/Main";
import { Nav } from "@agency/ui/Nav";
import { SkipLink } from "@agency/ui/SkipLink";
import { ThemeToggle } from "@agency/ui/ThemeToggle";
import { Wordmark } from "@agency/ui/Wordmark";
import type { FormProblem } from "./form.ts";
import { Home } from "./Home.tsx";
import { MessagePage } from "./MessagePage.tsx";
import { getPath, openingDate, site } from "./site.ts";
import { type Language, translations } from "./translations/index.ts";

/** In the HTML, for hydration. */
export interface PageState {
  language: Language;
  page: "home" | "joined" | "missing";
  /** Rejected, posted without scripts. */
  form?: { email: string; problem: FormProblem } | undefined;
}

/** Links work without scripts. */
function Languages({ current, page }: { current: Language; page: PageState["page"] }) {
  return site.languages
    .filter((language) => language !== current)
    .map((language) => (
      <Link
        key={language}
        variant="plain"
        href={getPath(language, page === "joined" ? `?${subscribedParam}=waitlist` : "")}
        hrefLang={language}
        lang={language}
      >
        {translations[language].language}
      </Link>
    ));
}

export function Site({ language, page, form }: PageState) {
  const t = translations[language];
  const home = getPath(language);
  const date = openingDate(language);
  const sections = [
    { label: t.opening.label, href: `${home}#opening` },
    { label: t.steps.label, href: `${home}#steps` },
    { label: t.questions.label, href: `${home}#questions` },
    { label: t.waitlist.label, href: `${home}#waitlist` },
  ];
  const name = <bdi>{site.name}</bdi>;
  const languages = <Languages current={language} page={page} />;
  return (
    <AgencyProvider language={language}>
      <SkipLink href="#main">{t.skip}</SkipLink>
      <Nav
        brand={<Wordmark mark={<AccentLine />}>{name}</Wordmark>}
        homeHref={home}
        homeLabel={t.nav.home(site.name)}
        label={t.nav.label}
        items={sections}
        actions={<ThemeToggle labels={t.theme} />}
        wideActions={languages}
        menuLabels={{ open: t.nav.open, close: t.nav.close }}
        menuActions={languages}
      />
      <Main id="main">
        {page === "home" && <Home translations={t} language={language} date={date} form={form} />}
        {page === "joined" && (
          <MessagePage
            title={t.joined.title}
            text={t.joined.text(date)}
            home={home}
            back={t.joined.back}
          />
        )}
        {page === "missing" && (
          <MessagePage
            title={t.missing.title}
            text={t.missing.text}
            home={home}
            back={t.missing.back}
          />
        )}
      </Main>
      <Footer
        blurb={t.footer.blurb}
        columns={[{ title: t.footer.column, items: sections }]}
        brand={
          <Wordmark size="large" mark={<AccentLine />}>
            {name}
          </Wordmark>
        }
        copyright={
          <>
            © {name}. {t.footer.sample}
          </>
        }
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
