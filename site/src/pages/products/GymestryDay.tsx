import { interpolateNodes } from "@agency/client/content/interpolateNodes";
import { DayOpening } from "@agency/showcase/DayOpening";
import { DayRows } from "@agency/showcase/DayRows";
import { at, capacity, day, hours, ticks } from "@agency/showcase/products/gymestry";
import { Container } from "@agency/ui/Container";
import type { LaunchProps } from "@agency/ui/Launch";
import { useTranslation } from "react-i18next";
import { TitledSection } from "../TitledSection.tsx";
import { useClock } from "./useClock.ts";

export function GymestryOpening(launch: LaunchProps) {
  const { t } = useTranslation("products");
  const { short, long } = useClock();
  return (
    <DayOpening
      {...launch}
      content={{
        day,
        at,
        ticks,
        tick: short,
        inside: (hour) =>
          interpolateNodes((time) => t("gymestry.day.inside", { time }), <bdi>{short(hour)}</bdi>),
        label: (inside, time) => t("gymestry.day.label", { inside, time: long(time) }),
      }}
    />
  );
}

export function GymestryFeatures() {
  const { t } = useTranslation("products");
  const { short } = useClock();
  return (
    <TitledSection
      id="features"
      label={t("gymestry.features.label")}
      meta={t("gymestry.features.note")}
      title={t("gymestry.features.title")}
    >
      <Container>
        <DayRows
          capacity={capacity}
          rows={hours.map(({ name, at: time, inside }) => ({
            inside,
            at: short(time),
            title: t(`gymestry.features.rows.${name}.title`),
            text: t(`gymestry.features.rows.${name}.text`),
          }))}
          inside={(count) => t("gymestry.features.inside", { count })}
        />
      </Container>
    </TitledSection>
  );
}
