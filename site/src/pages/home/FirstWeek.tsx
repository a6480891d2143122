import { Moments } from "@agency/showcase/Moments";
import { useTranslation } from "react-i18next";
import { HomeSection } from "./HomeSection.tsx";

export function FirstWeek() {
  const { t } = useTranslation("home");
  const words = (key: "first" | "second" | "third") => ({
    title: t(`week.${key}.title`),
    text: t(`week.${key}.text`),
  });
  return (
    <HomeSection id="week" title={t("week.title")}>
      <Moments
        items={[
          { ...words("first"), at: 1 / 7 },
          { ...words("second"), at: 2 / 7, side: "below" },
          { ...words("third"), at: 1 },
        ]}
        ticks={[3, 4, 5, 6].map((day) => ({ at: day / 7, name: t("week.day", { day }) }))}
      />
    </HomeSection>
  );
}
