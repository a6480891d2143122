import { BelowFold } from "@agency/client/navigation";
import { DeferredHydration } from "@agency/client/navigation/DeferredHydration";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageHead } from "../../shell/usePageHead.ts";
import { enquiry, middle, preloadDeferredParts, way } from "./deferredParts.ts";
import { HomeHero } from "./HomeHero.tsx";
import { createStageStore, StageContext } from "./stageStore.ts";

export const load = preloadDeferredParts;

export default function Home() {
  const { t } = useTranslation("home");
  const [station] = useState(createStageStore);
  usePageHead({ title: t("meta.title"), description: t("meta.description") });
  return (
    <StageContext value={station}>
      <HomeHero />
      <BelowFold>
        <DeferredHydration part={way} />
        <DeferredHydration part={middle} />
        <DeferredHydration part={enquiry} />
      </BelowFold>
    </StageContext>
  );
}
