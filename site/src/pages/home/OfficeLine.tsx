import { Container } from "@agency/ui/Container";
import { Offices } from "@agency/ui/Offices";
import { Section } from "@agency/ui/SectionHead";
import { useTranslation } from "react-i18next";
import { type City, useOfficeClock } from "../../offices.tsx";

/** The offices on a line, each with its time of day. */
export function OfficeLine() {
  const { t } = useTranslation("home");
  const clock = useOfficeClock();
  const office = (city: City) => ({ name: t(`offices.${city}`), time: clock(city) });
  return (
    <Section level={2} id="offices" label={t("offices.label")} note={t("offices.note")}>
      <Container>
        <Offices
          origin={office("london")}
          destinations={[office("dubai"), office("abuDhabi"), office("sharjah")]}
          distance={t("offices.distance")}
        />
      </Container>
    </Section>
  );
}
