import { RouteAnnouncer, useLanguage, usePendingNavigation } from "@agency/client/navigation";
import { parseLocalizedPath } from "@agency/client/routes";
import { useNow } from "@agency/client/useNow";
import { translate } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { AccentLine } from "@agency/ui/AccentLine";
import { Button, ButtonLink } from "@agency/ui/Button";
import { Footer } from "@agency/ui/Footer";
import { Main } from "@agency/ui/Main";
import { MotionToggle } from "@agency/ui/MotionProvider";
import { Nav } from "@agency/ui/Nav";
import { ParticleBackground } from "@agency/ui/ParticleBackground";
import { ScrollProgress } from "@agency/ui/ScrollProgress";
import { ScrollToTop } from "@agency/ui/ScrollToTop";
import { SkipLink } from "@agency/ui/SkipLink";
import { Spinner } from "@agency/ui/Spinner";
import { StarBackground } from "@agency/ui/StarBackground";
import { ThemeToggle } from "@agency/ui/ThemeToggle";
import { ToastProvider } from "@agency/ui/ToastProvider";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { Wordmark, WordmarkPair } from "@agency/ui/Wordmark";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router-dom";
import { asObjects } from "../asObjects.ts";
import { CookieNotice } from "./CookieNotice.tsx";
import { LanguageSwitcher } from "./LanguageSwitcher.tsx";
import { getNoticeComponent } from "./loadShell.ts";
import { Newsletter } from "./Newsletter.tsx";
import { footerColumns, legalLinks, menuLinks, navItems } from "./navigation.ts";
import { useShell } from "./ShellContext.ts";
import { useAnalyticsConsent } from "./useAnalyticsConsent.ts";

/** Layout of all pages (specification, section 2). */
export function Shell() {
  const { t } = useTranslation();
  const { consent, isAsked, answer, ask } = useAnalyticsConsent();
  const content = useShell();
  const Notice = getNoticeComponent();

  return (
    <ToastProvider labels={t("toast", asObjects)}>
      <SkipLink href="#main">{t("skip")}</SkipLink>
      {content.notice && Notice && <Notice {...content.notice} />}
      {consent === undefined && <CookieNotice isAsked={isAsked} onAnswer={answer} />}
      <StarBackground />
      <ParticleBackground />
      <Navigation />
      <RouteAnnouncer hide={(status) => <VisuallyHidden as="div">{status}</VisuallyHidden>}>
        <Content />
      </RouteAnnouncer>
      <Footer
        newTabLabel={t("newTab")}
        blurb={t("footer.blurb")}
        columns={footerColumns(t, content)}
        legal={legalLinks(t)}
        copyright={<Copyright />}
        brand={
          <WordmarkPair
            {...brand.wordmark}
            label={t("footer.wordmark")}
            mark={<AccentLine size="large" />}
            animateOnScroll
          />
        }
        controls={
          <>
            <MotionToggle label={t("motion")} />
            <Button variant="text" size="small" onClick={ask}>
              {t("footer.cookieSettings")}
            </Button>
            <LanguageSwitcher variant="list" />
          </>
        }
      >
        <Newsletter />
      </Footer>
      <ScrollToTop label={t("toTop")} />
    </ToastProvider>
  );
}

/** Separate, so that navigation does not re-render the shell. */
function Content() {
  const { t } = useTranslation();
  const isPending = usePendingNavigation(t("loading"));
  return (
    <>
      <Main id="main" busy={isPending}>
        <Outlet />
      </Main>
      {isPending && <Spinner variant="overlay" />}
    </>
  );
}

/** Separate, as above. */
function Navigation() {
  const { t } = useTranslation();
  const { path } = parseLocalizedPath(useLocation().pathname);
  return (
    <Nav
      label={t("nav.label")}
      brand={<Wordmark mark={<AccentLine />}>{t("brand.word")}</Wordmark>}
      homeHref="/"
      homeLabel={t("brand.homeLabel")}
      items={navItems(t, path)}
      menuLabels={{ open: t("nav.openMenu"), close: t("nav.closeMenu") }}
      wideActions={<LanguageSwitcher variant="single" />}
      actions={<ThemeToggle labels={t("theme", asObjects)} />}
      progress={<ScrollProgress />}
      menuItems={menuLinks(t, path)}
      menuActions={
        <>
          <ButtonLink href="/contact" wide>
            {t("nav.start")}
          </ButtonLink>
          <LanguageSwitcher variant="outline" />
        </>
      }
    />
  );
}

const day = 86_400_000;

function Copyright() {
  const { t } = useTranslation();
  const year = new Date(useNow(day)).getUTCFullYear();
  return t("footer.copyright", { year, brand: translate(brand.name, useLanguage()) });
}
