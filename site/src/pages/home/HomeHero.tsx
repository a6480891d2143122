import { useLanguage } from "@agency/client/navigation";
import { translate } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { ButtonLink } from "@agency/ui/Button";
import { Hero, type HeroProps } from "@agency/ui/Hero";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";

export function HomeHero() {
  const { t } = useTranslation("home");
  return (
    <Hero
      title={t("hero.before")}
      titleEnd={t("hero.after")}
      fill={translate<HeroProps["fill"]>(brand.headline, useLanguage())}
      lead={t("hero.lead")}
      actions={
        <>
          <ButtonLink href="/contact">{t("hero.start")}</ButtonLink>
          <Link variant="line" href="/case-studies">
            {t("hero.work")}
          </Link>
        </>
      }
    />
  );
}
