import { formatNumber } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import { senders } from "@agency/showcase/products/upflyover";
import { SeamSides } from "@agency/showcase/SeamSides";
import { Container } from "@agency/ui/Container";
import { FeatureList } from "@agency/ui/FeatureList";
import { Launch } from "@agency/ui/Launch";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { Questions } from "../Questions.tsx";
import { TitledSection } from "../TitledSection.tsx";
import { OtherProducts } from "./OtherProducts.tsx";
import { ProductCallToAction } from "./ProductCallToAction.tsx";
import { ProductPage, type ProductState } from "./ProductPage.tsx";
import { SignupSection } from "./SignupSection.tsx";
import { UpflyoverDeal } from "./UpflyoverDeal.tsx";
import { UpflyoverActions, UpflyoverOpening } from "./UpflyoverOpening.tsx";
import { UpflyoverPhones } from "./UpflyoverPhones.tsx";
import { UpflyoverPricing } from "./UpflyoverPricing.tsx";
import { claimPath, isFull, questionPath } from "./upflyoverLinks.ts";

export default function Upflyover() {
  return (
    <ProductPage
      slug="upflyover"
      opening={({ launch, ...opening }) => {
        const { places } = opening.product;
        if (places) return <UpflyoverOpening {...opening} places={places} />;
        return launch && <Launch {...launch} />;
      }}
      actions={(availability) => <UpflyoverActions availability={availability} />}
      sections={(state) => <Sections {...state} />}
    />
  );
}

function Sections({ product, state, isLive }: ProductState) {
  const { t } = useTranslation("products");
  return (
    <>
      <TitledSection
        id="features"
        label={t("upflyover.features.label")}
        meta={t("upflyover.features.note")}
        title={t("upflyover.features.title")}
      >
        <Container>
          <FeatureList items={t("upflyover.features.items", asObjects)} />
        </Container>
      </TitledSection>
      <HowItWorks />
      <TitledSection
        id="app"
        label={t("upflyover.phones.label")}
        meta={t("upflyover.phones.note")}
        title={t("upflyover.phones.title")}
      >
        <Container>
          <UpflyoverPhones />
        </Container>
      </TitledSection>
      <TitledSection
        id="deal"
        label={t("upflyover.deal.label")}
        meta={t("upflyover.deal.note")}
        title={t("upflyover.deal.title")}
        compact
      >
        <Container>
          <UpflyoverDeal />
        </Container>
      </TitledSection>
      <UpflyoverPricing product={product} />
      <Questions
        label={t("upflyover.faq.label")}
        meta={t("upflyover.faq.note")}
        items={t("upflyover.faq.items", asObjects)}
      />
      <SignupSection
        id="notify"
        product="upflyover"
        launched={state !== "before"}
        words={t("upflyover.notify", asObjects)}
      />
      <LastWords product={product} waiting={state === "before" && !isLive} />
      <OtherProducts product="upflyover" />
    </>
  );
}

function HowItWorks() {
  const { t } = useTranslation("products");
  const { label, note, title, sell, buy, crossings, ...words } = t("upflyover.how", asObjects);
  return (
    <TitledSection id="how" label={label} meta={note} title={title}>
      <Container>
        <SeamSides
          {...words}
          near={{ title: sell.title, steps: sell.items }}
          far={{ title: buy.title, steps: buy.items }}
          crossings={senders.map((from, index) => ({ from, label: crossings[index] }))}
        />
      </Container>
    </TitledSection>
  );
}

interface LastWordsProps extends Pick<ProductState, "product"> {
  waiting: boolean;
}

function LastWords({ product, waiting }: LastWordsProps) {
  const { t } = useTranslation("products");
  const language = useLanguage();
  const places = product?.places;
  const full = isFull(places);
  if (waiting) {
    return (
      <ProductCallToAction
        title={t("upflyover.contact.title")}
        action={t("upflyover.notify.submit")}
        href="#notify"
        note={t("upflyover.notify.text")}
      />
    );
  }
  return (
    <ProductCallToAction
      title={
        full && places
          ? t("upflyover.contact.full", { total: formatNumber(places.total, language) })
          : t("upflyover.contact.title")
      }
      action={full ? t("upflyover.ask") : t("upflyover.claim")}
      href={full ? questionPath : claimPath}
      note={t("upflyover.contact.note")}
    />
  );
}
