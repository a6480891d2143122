import { BelowFold } from "@agency/client/navigation";
import { FaceToFace } from "@agency/showcase/FaceToFace";
import { Spans } from "@agency/showcase/Spans";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { Section } from "@agency/ui/Section";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { loadPortraits } from "../../portraits/PortraitArtwork.tsx";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { usePageHead } from "../../shell/usePageHead.ts";
import { TitledSection } from "../TitledSection.tsx";
import { TeamMembers, TeamPair } from "./TeamMembers.tsx";

export const load = loadPortraits;

/** Between idea and market, in percent. */
const disciplines = [
  { key: "strategy", start: 0, end: 30 },
  { key: "design", start: 12, end: 52 },
  { key: "writing", start: 20, end: 68 },
  { key: "engineering", start: 34, end: 86 },
  { key: "media", start: 58, end: 100 },
  { key: "product", start: 0, end: 100 },
] as const;

export default function Team() {
  const { t } = useTranslation("company");
  usePageHead({ title: t("team.meta.title"), description: t("team.meta.description") });
  return (
    <>
      <FaceToFace eyebrow={t("team.eyebrow")} title={t("team.title")} lead={t("team.lead")}>
        <ContentBoundary failed={() => null}>
          <TeamPair />
        </ContentBoundary>
      </FaceToFace>
      <Section level={2} id="people" label={t("team.people.label")} meta={t("team.people.note")}>
        <ContentBoundary>
          <TeamMembers />
        </ContentBoundary>
      </Section>
      <BelowFold>
        <TitledSection
          id="disciplines"
          label={t("team.disciplines.label")}
          meta={t("team.disciplines.note")}
          title={t("team.disciplines.title")}
        >
          <Container>
            <Spans
              startLabel={t("team.disciplines.idea")}
              endLabel={t("team.disciplines.market")}
              items={disciplines.map(({ key, start, end }) => ({
                title: t(`team.disciplines.${key}.title`),
                description: t(`team.disciplines.${key}.text`),
                start,
                end,
              }))}
            />
          </Container>
        </TitledSection>
        <TitledSection
          id="forming"
          label={t("team.forming.label")}
          title={t("team.forming.title")}
          side={<Text>{t("team.forming.text")}</Text>}
        >
          {null}
        </TitledSection>
        <CallToAction
          title={t("team.join.title")}
          description={t("team.join.text")}
          actions={
            <>
              <ButtonLink href="/careers">{t("team.join.action")}</ButtonLink>
              <Link variant="line" href="/about">
                {t("team.join.secondary")}
              </Link>
            </>
          }
        />
      </BelowFold>
    </>
  );
}
