import { homeQuery } from "@agency/content/queries/home";
import { useTranslation } from "react-i18next";
import { loadContent } from "../../content.ts";
import type { Language } from "../../language.ts";
import { usePage } from "../../shell/usePage.ts";
import { Brief } from "./Brief.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { LatestArticles } from "./LatestArticles.tsx";
import { OfficeLine } from "./OfficeLine.tsx";
import { OwnProducts } from "./OwnProducts.tsx";
import { FirstWeek, HowWeWork, Quote, Services, TwoScripts } from "./Sections.tsx";
import { SelectedWork } from "./SelectedWork.tsx";

export function preload(language: Language) {
  void loadContent(homeQuery, { lang: language });
}

/** The home page, in the order of the art direction. */
export default function Home() {
  const { t } = useTranslation("home");
  usePage({ title: t("meta.title"), description: t("meta.description") });
  return (
    <>
      <HomeHero />
      <Services />
      <SelectedWork />
      <OwnProducts />
      <HowWeWork />
      <FirstWeek />
      <TwoScripts />
      <Quote />
      <LatestArticles />
      <OfficeLine />
      <Brief />
    </>
  );
}
