import { homeQuery } from "@agency/content/queries/home";
import { Container } from "@agency/ui/Container";
import { Section } from "@agency/ui/SectionHead";
import { useTranslation } from "react-i18next";
import { useContent } from "../../content.ts";
import { OfficesOnALine, openingOf } from "../../offices.tsx";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { useLanguage } from "../../useLanguage.ts";

/** The offices on a line; nothing where there are none. */
export function OfficeLine() {
  return (
    <ContentBoundary failed={() => null}>
      <Known />
    </ContentBoundary>
  );
}

function Known() {
  const { t } = useTranslation("home");
  const { offices, distance, news } = useContent(homeQuery, { lang: useLanguage() });
  const note = news && openingOf(news, (key, texts) => t(`offices.${key}`, texts));
  if (offices.length === 0) return null;
  return (
    <Section level={2} id="offices" label={t("offices.label")} note={note}>
      <Container>
        <OfficesOnALine offices={offices} distance={distance} />
      </Container>
    </Section>
  );
}
