import { Artwork } from "@agency/ui/Artwork";
import { Container } from "@agency/ui/Container";
import { FeatureList } from "@agency/ui/FeatureList";
import { Milestones } from "@agency/ui/Milestones";
import { Spans } from "@agency/ui/Spans";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import type { Language } from "../language.ts";
import { lists } from "../lists.ts";
import { usePage } from "../shell/usePage.ts";
import { preloadWork } from "./services/RelatedWork.tsx";
import { ServiceClosing, ServiceOpening } from "./services/ServicePage.tsx";
import { spansOf } from "./services/spans.ts";
import { TitledSection } from "./TitledSection.tsx";

export function preload(language: Language) {
  preloadWork("advertising", language);
}

/** What part of the way from idea to market each service covers, in percent. */
const ways = [
  [0, 18],
  [22, 46],
  [34, 62],
  [46, 74],
  [64, 88],
  [0, 100],
] as const;

/** Where in the first week each promise falls. */
const places = [{ at: 1 / 7 }, { at: 2 / 7, side: "below" }, { at: 1, align: "end" }] as const;

export default function Advertising() {
  const { t } = useTranslation("services");
  usePage({ title: t("advertising.meta.title"), description: t("advertising.meta.description") });
  return (
    <>
      <ServiceOpening
        service="advertising"
        title={t("advertising.title")}
        eyebrow={t("advertising.eyebrow")}
        lead={t("advertising.lead")}
        action={t("advertising.action")}
      />
      <TitledSection
        id="week"
        number={1}
        label={t("advertising.week.label")}
        note={t("advertising.week.note")}
        title={t("advertising.week.title")}
      >
        <Milestones
          items={t("advertising.week.items", lists).map((item, index) => ({
            ...item,
            ...(places[index] ?? { at: 1 }),
          }))}
        />
      </TitledSection>
      <TitledSection
        id="services"
        number={2}
        label={t("advertising.services.label")}
        note={t("advertising.services.note")}
        title={t("advertising.services.title")}
      >
        <Container>
          <Spans
            startLabel={t("shared.axis.idea")}
            endLabel={t("shared.axis.market")}
            items={spansOf(2, t("advertising.services.items", lists), ways)}
          />
        </Container>
      </TitledSection>
      <TitledSection
        id="process"
        number={3}
        label={t("advertising.process.label")}
        note={t("advertising.process.note")}
        title={t("advertising.process.title")}
      >
        <Container>
          <Steps items={t("advertising.process.items", lists)} />
        </Container>
      </TitledSection>
      <TitledSection
        id="advantages"
        number={4}
        label={t("advertising.advantages.label")}
        note={t("advertising.advantages.note")}
        title={t("advertising.advantages.title")}
      >
        <Container>
          <FeatureList items={t("advertising.advantages.items", lists)} />
        </Container>
      </TitledSection>
      <TitledSection
        id="platforms"
        number={5}
        label={t("advertising.platforms.label")}
        note={t("advertising.platforms.note")}
        title={t("advertising.platforms.title")}
      >
        <Artwork kind="bundle" seed={4} ratio="4/1" narrowRatio="2/1" />
        <Container>
          <Stack gap={4}>
            <FeatureList layout="rows" size="d3" items={t("advertising.platforms.items", lists)} />
            <Text size="xs" tone="fg3">
              {t("shared.trademarks")}
            </Text>
          </Stack>
        </Container>
      </TitledSection>
      <ServiceClosing
        service="advertising"
        number={6}
        work={t("advertising.work.title")}
        questions={t("advertising.faq.items", lists)}
        contact={{ title: t("advertising.contact.title"), action: t("advertising.contact.action") }}
      />
    </>
  );
}
