import { homeQuery } from "@agency/content/queries/home";
import { useTranslation } from "react-i18next";
import type { PageRequest } from "../../navigation/page.ts";
import { Rest } from "../../navigation/Rest.tsx";
import { usePage } from "../../shell/usePage.ts";
import { Brief } from "./Brief.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { LatestArticles } from "./LatestArticles.tsx";
import { OfficeLine } from "./OfficeLine.tsx";
import { OwnProducts } from "./OwnProducts.tsx";
import { Quote } from "./Quote.tsx";
import { FirstWeek, HowWeWork, Services, TwoScripts } from "./Sections.tsx";
import { SelectedWork } from "./SelectedWork.tsx";

export const load = async ({ language, ask }: PageRequest) => {
  await ask(homeQuery, { lang: language });
};

/** The home page, in the order of the art direction. */
export default function Home() {
  const { t } = useTranslation("home");
  usePage({ title: t("meta.title"), description: t("meta.description") });
  return (
    <>
      <HomeHero />
      <Rest>
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
      </Rest>
    </>
  );
}
