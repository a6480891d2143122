import { ButtonLink } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { FeatureList } from "@agency/ui/FeatureList";
import { Heading } from "@agency/ui/Heading";
import { Link } from "@agency/ui/Link";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { useTranslation } from "react-i18next";
import { lists } from "../../lists.ts";
import { contactAboutProduct } from "../../services.ts";
import { Questions } from "../Questions.tsx";
import { TitledSection } from "../TitledSection.tsx";
import { Notify } from "./Notify.tsx";
import { Others } from "./Others.tsx";
import { ProductCallToAction } from "./ProductCallToAction.tsx";
import { ProductPage, type ProductState, productLoad } from "./ProductPage.tsx";
import { UpflyoverPhones } from "./UpflyoverPhones.tsx";
import { UpflyoverPricing } from "./UpflyoverPricing.tsx";

const claim = contactAboutProduct("upflyover", "place", "free");

export const load = productLoad("upflyover");

export default function Upflyover() {
  const { t } = useTranslation("products");
  return (
    <ProductPage
      slug="upflyover"
      actions={() => (
        <>
          <ButtonLink href={claim}>{t("upflyover.claim")}</ButtonLink>
          <Link kind="line" href="#pricing">
            {t("upflyover.seePricing")}
          </Link>
        </>
      )}
      sections={(state) => <Sections {...state} />}
    />
  );
}

function Sections({ product, state }: ProductState) {
  const { t } = useTranslation("products");
  return (
    <>
      <TitledSection
        id="features"
        label={t("upflyover.features.label")}
        note={t("upflyover.features.note")}
        title={t("upflyover.features.title")}
      >
        <Container>
          <FeatureList items={t("upflyover.features.items", lists)} />
        </Container>
      </TitledSection>
      <HowItWorks />
      <TitledSection
        id="app"
        label={t("upflyover.phones.label")}
        note={t("upflyover.phones.note")}
        title={t("upflyover.phones.title")}
      >
        <Container>
          <UpflyoverPhones />
        </Container>
      </TitledSection>
      <UpflyoverPricing product={product} />
      <Questions
        label={t("upflyover.faq.label")}
        note={t("upflyover.faq.note")}
        items={t("upflyover.faq.items", lists)}
      />
      <Notify
        id="notify"
        product="upflyover"
        launched={state !== "before"}
        words={t("upflyover.notify", lists)}
      />
      <ProductCallToAction
        title={t("upflyover.contact.title")}
        action={t("upflyover.claim")}
        href={claim}
        note={t("upflyover.contact.note")}
      />
      <Others product="upflyover" />
    </>
  );
}

/** The two ways in, one below the other. */
function HowItWorks() {
  const { t } = useTranslation("products");
  const ways = [
    { title: t("upflyover.how.buy.title"), steps: t("upflyover.how.buy.items", lists) },
    { title: t("upflyover.how.sell.title"), steps: t("upflyover.how.sell.items", lists) },
  ];
  return (
    <TitledSection
      id="how"
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
