import { Artwork } from "@agency/ui/Artwork";
import { Claims } from "@agency/ui/Claims";
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
import { Names } from "./services/Names.tsx";
import { preloadWork } from "./services/RelatedWork.tsx";
import { ServiceClosing, ServiceOpening } from "./services/ServicePage.tsx";
import { spansOf } from "./services/spans.ts";
import { TitledSection } from "./TitledSection.tsx";

export function preload(language: Language) {
  preloadWork("technology", language);
}

/** How deep each layer lies between the screen and the server, in percent. */
const layers = [
  [0, 22],
  [0, 22],
  [16, 42],
  [34, 62],
  [54, 78],
  [70, 100],
  [0, 100],
] as const;

export default function Technology() {
  const { t } = useTranslation("services");
  usePage({ title: t("technology.meta.title"), description: t("technology.meta.description") });
  return (
    <>
      <Stack gap={7}>
        <ServiceOpening
          service="technology"
          title={t("technology.title")}
          eyebrow={t("technology.eyebrow")}
          lead={t("technology.lead")}
          action={t("technology.action")}
        />
        <Artwork kind="maze" seed={6} ratio="5/2" narrowRatio="4/5" />
      </Stack>
      <Container>
        <Claims items={t("technology.claims.items", lists)} />
      </Container>
      <TitledSection
        id="services"
        number={1}
        label={t("technology.services.label")}
        note={t("technology.services.note")}
        title={t("technology.services.title")}
      >
        <Container>
          <FeatureList layout="rows" size="d3" items={t("technology.services.items", lists)} />
        </Container>
      </TitledSection>
      <TitledSection
        id="stack"
        number={2}
        label={t("technology.stack.label")}
        note={t("technology.stack.note")}
        title={t("technology.stack.title")}
        side={t("technology.stack.text")}
      >
        <Container>
          <Stack gap={4}>
            <Spans
              startLabel={t("technology.stack.start")}
              endLabel={t("technology.stack.end")}
              items={spansOf(
                2,
                t("technology.stack.items", lists).map(({ title, text, tools }) => ({
                  title,
                  text: (
                    <Stack gap={3}>
                      <p>{text}</p>
                      <Names label={title} of={tools} />
                    </Stack>
                  ),
                })),
                layers,
              )}
            />
            <Text size="xs" tone="fg3">
              {t("shared.trademarks")}
            </Text>
          </Stack>
        </Container>
      </TitledSection>
      <TitledSection
        id="process"
        number={3}
        label={t("technology.process.label")}
        note={t("technology.process.note")}
        title={t("technology.process.title")}
      >
        <Container>
          <Steps items={t("technology.process.items", lists)} />
        </Container>
      </TitledSection>
      <TitledSection
        id="standards"
        number={4}
        label={t("technology.standards.label")}
        note={t("technology.standards.note")}
        title={t("technology.standards.title")}
      >
        <Container>
          <FeatureList columns={3} items={t("technology.standards.items", lists)} />
        </Container>
      </TitledSection>
      <ServiceClosing
        service="technology"
        number={5}
        work={t("technology.work.title")}
        questions={t("technology.faq.items", lists)}
        contact={{ title: t("technology.contact.title"), action: t("technology.contact.action") }}
      />
    </>
  );
}
