import { Artwork } from "@agency/ui/Artwork";
import { ButtonLink } from "@agency/ui/Button";
import { Hero } from "@agency/ui/Hero";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";

export function HomeHero() {
  const { t } = useTranslation("home");
  const word = t("hero.stretchWord");
  return (
    <Hero
      title={t("hero.before")}
      titleEnd={t("hero.after")}
      stretch={word ? { word, stretched: t("hero.stretched") } : undefined}
      lead={t("hero.lead")}
      actions={
        <>
          <ButtonLink href="/contact">{t("hero.start")}</ButtonLink>
          <Link kind="line" href="/case-studies">
            {t("hero.work")}
          </Link>
        </>
      }
      artwork={<Artwork kind="bundle" breathe />}
    />
  );
}
