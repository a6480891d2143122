import { homeQuery } from "@agency/content/queries/home";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../../navigation/Later.tsx";
import type { PageRequest } from "../../navigation/page.ts";
import { Rest } from "../../navigation/Rest.tsx";
import { usePage } from "../../shell/usePage.ts";
import { HomeHero } from "./HomeHero.tsx";
import { enquiry, loadParts, middle, way } from "./parts.ts";
import { createWay, WayContext } from "./way.ts";

export const load = async ({ language, ask }: PageRequest) => {
  await Promise.all([ask(homeQuery, { lang: language }), loadParts(language)]);
};

/** The home page, in the order of the art direction. What is below its first screen comes to life later. */
export default function Home() {
  const { t } = useTranslation("home");
  const [station] = useState(createWay);
  usePage({ title: t("meta.title"), description: t("meta.description") });
  return (
    <WayContext value={station}>
      <HomeHero />
      <Rest>
        <Later part={way} />
        <Later part={middle} />
        <Later part={enquiry} />
      </Rest>
    </WayContext>
  );
}
