import { BelowFold, type PageRequest } from "@agency/client/navigation";
import { DeferredHydration } from "@agency/client/navigation/DeferredHydration";
import { homeQuery } from "@agency/content/queries/home";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../shell/usePage.ts";
import { HomeHero } from "./HomeHero.tsx";
import { enquiry, loadParts, middle, way } from "./parts.ts";
import { createWay, WayContext } from "./way.ts";

export const load = async ({ language, fetchQuery }: PageRequest) => {
  await Promise.all([fetchQuery(homeQuery, { lang: language }), loadParts(language)]);
};

export default function Home() {
  const { t } = useTranslation("home");
  const [station] = useState(createWay);
  usePage({ title: t("meta.title"), description: t("meta.description") });
  return (
    <WayContext value={station}>
      <HomeHero />
      <BelowFold>
        <DeferredHydration part={way} />
        <DeferredHydration part={middle} />
        <DeferredHydration part={enquiry} />
      </BelowFold>
    </WayContext>
  );
}
