import { interpolateNodes } from "@agency/client/content/interpolateNodes";
import { DayOpening } from "@agency/showcase/DayOpening";
import { DayRows } from "@agency/showcase/DayRows";
import { at, capacity, day, hours, ticks } from "@agency/showcase/products/gymestry";
import { Container } from "@agency/ui/Container";
import type { LaunchProps } from "@agency/ui/Launch";
import { useTranslation } from "react-i18next";
import { TitledSection } from "../TitledSection.tsx";

export function GymestryOpening(launch: LaunchProps) {
  const { t } = useTranslation("products");
  return (
    <DayOpening
      {...launch}
      content={{
        day,
        at,
        ticks,
        inside: (hour) =>
          interpolateNodes((time) => t("gymestry.day.inside", { time }), <bdi>{hour}</bdi>),
        label: (inside, time) => t("gymestry.day.label", { inside, time }),
      }}
    />
  );
}

export function GymestryFeatures() {
  const { t } = useTranslation("products");
  return (
    <TitledSection
      id="features"
      label={t("gymestry.features.label")}
      note={t("gymestry.features.note")}
      title={t("gymestry.features.title")}
    >
      <Container>
        <DayRows
          capacity={capacity}
          rows={hours.map(({ name, ...hour }) => ({
            ...hour,
            title: t(`gymestry.features.rows.${name}.title`),
            text: t(`gymestry.features.rows.${name}.text`),
          }))}
          inside={(count) => t("gymestry.features.inside", { count })}
        />
      </Container>
    </TitledSection>
  );
}
