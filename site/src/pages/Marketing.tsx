import { Artwork } from "@agency/ui/Artwork";
import { Container } from "@agency/ui/Container";
import { FeatureList } from "@agency/ui/FeatureList";
import { Spans } from "@agency/ui/Spans";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import type { Language } from "../language.ts";
import { lists } from "../lists.ts";
import { usePage } from "../shell/usePage.ts";
import { MarketingPosts, preloadPosts } from "./services/MarketingPosts.tsx";
import { Names } from "./services/Names.tsx";
import { preloadWork } from "./services/RelatedWork.tsx";
import { ServiceClosing, ServiceOpening } from "./services/ServicePage.tsx";
import { spansOf } from "./services/spans.ts";
import { TitledSection } from "./TitledSection.tsx";

export function preload(language: Language) {
  preloadWork("marketing", language);
  preloadPosts(language);
}

/** What part of the way from the first look to the second order each channel covers, in percent. */
const ways = [
  [0, 30],
  [12, 44],
  [20, 60],
  [48, 78],
  [66, 100],
  [0, 100],
] as const;

export default function Marketing() {
  const { t } = useTranslation("services");
  usePage({ title: t("marketing.meta.title"), description: t("marketing.meta.description") });
  return (
    <>
      <ServiceOpening
        service="marketing"
        title={t("marketing.title")}
        eyebrow={t("marketing.eyebrow")}
        lead={t("marketing.lead")}
        action={t("marketing.action")}
      />
      <TitledSection
        id="services"
        number={1}
        label={t("marketing.channels.label")}
        note={t("marketing.channels.note")}
        title={t("marketing.channels.title")}
      >
        <Container>
          <Spans
            startLabel={t("marketing.channels.start")}
            endLabel={t("marketing.channels.end")}
            items={spansOf(1, t("marketing.channels.items", lists), ways)}
          />
        </Container>
      </TitledSection>
      <TitledSection
        id="process"
        number={2}
        label={t("marketing.process.label")}
        note={t("marketing.process.note")}
        title={t("marketing.process.title")}
        side={t("marketing.process.text")}
      >
        <Stack gap={8}>
          <Container>
            <Steps items={t("marketing.process.items", lists)} />
          </Container>
          <Artwork kind="flow" seed={5} ratio="5/1" narrowRatio="none" />
        </Stack>
      </TitledSection>
      <TitledSection
        id="figures"
        number={3}
        label={t("marketing.figures.label")}
        note={t("marketing.figures.note")}
        title={t("marketing.figures.title")}
      >
        <Container>
          <FeatureList columns={4} items={t("marketing.figures.items", lists)} />
        </Container>
      </TitledSection>
      <TitledSection
        id="tools"
        number={4}
        label={t("marketing.tools.label")}
        note={t("marketing.tools.note")}
        title={t("marketing.tools.title")}
        side={t("marketing.tools.text")}
      >
        <Container>
          <Stack gap={4}>
            <FeatureList
              layout="rows"
              items={t("marketing.tools.items", lists).map(({ title, tools }) => ({
                title,
                text: <Names label={title} of={tools} />,
              }))}
            />
            <Text size="xs" tone="fg3">
              {t("shared.trademarks")}
            </Text>
          </Stack>
        </Container>
      </TitledSection>
      <ServiceClosing
        service="marketing"
        number={5}
        work={t("marketing.work.title")}
        questions={t("marketing.faq.items", lists)}
        contact={{ title: t("marketing.contact.title"), action: t("marketing.contact.action") }}
      >
        <MarketingPosts number={7} />
      </ServiceClosing>
    </>
  );
}
