import { ButtonLink } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { Faq } from "@agency/ui/Faq";
import { FeatureList } from "@agency/ui/FeatureList";
import { Column, Grid } from "@agency/ui/Grid";
import { Heading } from "@agency/ui/Heading";
import { Link } from "@agency/ui/Link";
import { Section } from "@agency/ui/SectionHead";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { useTranslation } from "react-i18next";
import type { Language } from "../language.ts";
import { lists } from "../lists.ts";
import { contactAbout } from "../services.ts";
import { Contact } from "./products/Contact.tsx";
import { Notify } from "./products/Notify.tsx";
import { Others } from "./products/Others.tsx";
import { ProductPage, type ProductState, preloadProduct } from "./products/ProductPage.tsx";
import { UpflyoverPhones } from "./products/UpflyoverPhones.tsx";
import { UpflyoverPricing } from "./products/UpflyoverPricing.tsx";
import { TitledSection } from "./TitledSection.tsx";

export function preload(language: Language) {
  preloadProduct("upflyover", language);
}

export default function Upflyover() {
  const { t } = useTranslation("products");
  const actions = (claim: string, pricing: string) => (
    <>
      <ButtonLink href={contactAbout("products")}>{claim}</ButtonLink>
      <Link kind="line" href="#pricing">
        {pricing}
      </Link>
    </>
  );
  return (
    <ProductPage
      slug="upflyover"
      words={{
        meta: { title: t("upflyover.meta.title"), description: t("upflyover.meta.description") },
        title: t("upflyover.title"),
        eyebrow: t("upflyover.eyebrow"),
        lead: t("upflyover.lead"),
        before: {
          note: (date) => t("upflyover.countdown.note", { date }),
          actions: actions(t("upflyover.countdown.action"), t("upflyover.countdown.pricing")),
        },
        launched: {
          note: (date) => t("upflyover.launched.note", { date }),
          title: t("upflyover.launched.title"),
          announce: t("upflyover.launched.announce"),
          action: t("upflyover.launched.action"),
          actions: actions(t("upflyover.launched.action"), t("upflyover.launched.pricing")),
        },
      }}
      sections={(state) => <Sections {...state} />}
    />
  );
}

function Sections({ product, launched }: ProductState) {
  const { t } = useTranslation("products");
  return (
    <>
      <TitledSection
        id="features"
        number={1}
        label={t("upflyover.features.label")}
        note={t("upflyover.features.note")}
        title={t("upflyover.features.title")}
      >
        <Container>
          <FeatureList items={t("upflyover.features.items", lists)} />
        </Container>
      </TitledSection>
      <HowItWorks number={2} />
      <TitledSection
        id="app"
        number={3}
        label={t("upflyover.phones.label")}
        note={t("upflyover.phones.note")}
        title={t("upflyover.phones.title")}
      >
        <Container>
          <UpflyoverPhones />
        </Container>
      </TitledSection>
      <UpflyoverPricing number={4} places={product?.places ?? null} />
      <Section
        id="questions"
        number={5}
        label={t("upflyover.faq.label")}
        note={t("upflyover.faq.note")}
        level={2}
      >
        <Container>
          <Grid>
            <Column start={6} span={7}>
              <Faq items={t("upflyover.faq.items", lists)} />
            </Column>
          </Grid>
        </Container>
      </Section>
      <Notify
        id="notify"
        number={6}
        product="upflyover"
        launched={launched}
        words={t("upflyover.notify", lists)}
      />
      <Contact
        title={t("upflyover.contact.title")}
        action={t("upflyover.contact.action")}
        note={t("upflyover.contact.note")}
      />
      <Others product="upflyover" />
    </>
  );
}

/** The two ways in, one below the other. */
function HowItWorks({ number }: { number: number }) {
  const { t } = useTranslation("products");
  const ways = [
    { title: t("upflyover.how.buy.title"), steps: t("upflyover.how.buy.items", lists) },
    { title: t("upflyover.how.sell.title"), steps: t("upflyover.how.sell.items", lists) },
  ];
  return (
    <TitledSection
      id="how"
      number={number}
      label={t("upflyover.how.label")}
      note={t("upflyover.how.note")}
      title={t("upflyover.how.title")}
    >
      <Container>
        <Stack gap={8}>
          {ways.map(({ title, steps }) => (
            <Stack key={title} gap={6}>
              <Heading level={3}>{title}</Heading>
              <Steps items={steps} numbered level={4} />
            </Stack>
          ))}
        </Stack>
      </Container>
    </TitledSection>
  );
}
