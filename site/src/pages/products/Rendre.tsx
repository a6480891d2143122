import { vehicleLot } from "@agency/showcase/products/rendre";
import { VehicleParts } from "@agency/showcase/VehicleParts";
import { Container } from "@agency/ui/Container";
import { FeatureList } from "@agency/ui/FeatureList";
import { Link } from "@agency/ui/Link";
import { Section } from "@agency/ui/Section";
import { Steps } from "@agency/ui/Steps";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { getProductContactPath } from "../../contactPaths.ts";
import { TitledSection } from "../TitledSection.tsx";
import { LaunchActions } from "./LaunchActions.tsx";
import { OtherProducts } from "./OtherProducts.tsx";
import { ProductCallToAction } from "./ProductCallToAction.tsx";
import { ProductPage, type ProductState } from "./ProductPage.tsx";
import { RendreOpening } from "./rendre/RendreOpening.tsx";
import { RendreYard } from "./rendre/RendreYard.tsx";
import { usePartsLabels, useVehicle } from "./rendre/useVehicle.ts";
import { SignupSection } from "./SignupSection.tsx";

export default function Rendre() {
  const { t } = useTranslation("products");
  return (
    <ProductPage
      slug="rendre"
      opening={({ launch, ...opening }) => launch && <RendreOpening {...opening} launch={launch} />}
      actions={(availability) => (
        <LaunchActions slug="rendre" availability={availability} list="#notify">
          <Link variant="line" href="#dashboard">
            {t("rendre.preview")}
          </Link>
        </LaunchActions>
      )}
      sections={(state) => <Sections {...state} />}
    />
  );
}

function Sections({ state }: ProductState) {
  const { t } = useTranslation("products");
  const vehicle = useVehicle();
  const partsLabels = usePartsLabels();
  return (
    <>
      <TitledSection
        id="challenge"
        label={t("rendre.challenge.label")}
        meta={t("rendre.challenge.note")}
        title={t("rendre.challenge.title")}
      >
        <Container>
          <FeatureList
            layout="staggered"
            size="d3"
            items={t("rendre.challenge.items", asObjects)}
          />
        </Container>
      </TitledSection>
      <TitledSection
        id="solution"
        label={t("rendre.solution.label")}
        meta={t("rendre.solution.note", { lot: vehicleLot })}
        title={t("rendre.solution.title")}
      >
        <Container>
          <VehicleParts content={vehicle} labels={partsLabels} />
        </Container>
      </TitledSection>
      <TitledSection
        id="stops"
        label={t("rendre.stops.label")}
        meta={t("rendre.stops.note")}
        title={t("rendre.stops.title")}
      >
        <Container>
          <Steps items={t("rendre.stops.items", asObjects)} />
        </Container>
      </TitledSection>
      <Section
        id="services"
        label={t("rendre.services.label")}
        meta={t("rendre.services.note")}
        level={2}
      >
        <Container>
          <FeatureList layout="rows" size="d3" items={t("rendre.services.items", asObjects)} />
        </Container>
      </Section>
      <TitledSection
        id="dashboard"
        label={t("rendre.dashboard.label")}
        meta={t("rendre.dashboard.note")}
        title={t("rendre.dashboard.title")}
        side={t("rendre.dashboard.text")}
        sideSize="sm"
        compact
      >
        <Container>
          <RendreYard vehicleHref="#solution" />
        </Container>
      </TitledSection>
      <SignupSection
        id="notify"
        product="rendre"
        launched={state !== "before"}
        words={t("rendre.notify", asObjects)}
      />
      <ProductCallToAction
        title={t("rendre.contact.title")}
        action={t("rendre.ask")}
        href={getProductContactPath("rendre", "question")}
        note={t("rendre.contact.note")}
      />
      <OtherProducts product="rendre" />
    </>
  );
}
