import { Container } from "@agency/ui/Container";
import { FeatureList } from "@agency/ui/FeatureList";
import { Link } from "@agency/ui/Link";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Stats } from "@agency/ui/Stats";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { getProductContactPath } from "../../contactPaths.ts";
import { DemoDialog, demoHash, preloadDemo } from "./DemoDialog.tsx";
import { GymestryClasses } from "./GymestryClasses.tsx";
import { GymestryFeatures, GymestryOpening } from "./GymestryDay.tsx";
import { LaunchActions } from "./LaunchActions.tsx";
import { OtherProducts } from "./OtherProducts.tsx";
import { ProductCallToAction } from "./ProductCallToAction.tsx";
import { ProductPage, type ProductState } from "./ProductPage.tsx";
import { SignupSection } from "./SignupSection.tsx";

export default function Gymestry() {
  const { t } = useTranslation("products");
  return (
    <ProductPage
      slug="gymestry"
      opening={({ launch }) => launch && <GymestryOpening {...launch} />}
      actions={(availability) => (
        <LaunchActions slug="gymestry" availability={availability} list="#waitlist">
          <Link variant="line" href={demoHash} onPointerEnter={preloadDemo} onFocus={preloadDemo}>
            {t("gymestry.watchDemo")}
          </Link>
        </LaunchActions>
      )}
      sections={(state) => <Sections {...state} />}
    />
  );
}

function Sections({ state, isLive }: ProductState) {
  const { t } = useTranslation("products");
  return (
    <>
      <Section
        id="market"
        label={t("gymestry.market.label")}
        meta={t("gymestry.market.note")}
        level={2}
      >
        <Container>
          <FeatureList layout="staggered" items={t("gymestry.market.items", asObjects)} />
        </Container>
      </Section>
      <SignupSection
        id="waitlist"
        product="gymestry"
        launched={state !== "before"}
        words={t("gymestry.waitlist", asObjects)}
      />
      <GymestryFeatures />
      <GymestryClasses />
      <Benefits />
      <LastWords state={isLive ? "launched" : state} />
      <OtherProducts product="gymestry" />
      <DemoDialog />
    </>
  );
}

/** Estimates (specification, section 9). */
function Benefits() {
  const { t } = useTranslation("products");
  const paperwork = t("gymestry.benefits.paperwork", asObjects);
  const churn = t("gymestry.benefits.churn", asObjects);
  return (
    <Section
      id="benefits"
      label={t("gymestry.benefits.label")}
      meta={t("gymestry.benefits.note")}
      level={2}
    >
      <Container>
        <Stack gap={8}>
          <Stats
            labels={t("gymestry.benefits.labels", asObjects)}
            items={[
              {
                ...paperwork,
                before: { amount: 100, label: paperwork.before },
                after: { amount: 20, label: paperwork.after },
              },
              {
                ...churn,
                before: { amount: 100, label: churn.before },
                after: { amount: 65, label: churn.after },
                max: 100,
              },
            ]}
          />
          <FeatureList columns={3} items={t("gymestry.benefits.points", asObjects)} />
        </Stack>
      </Container>
    </Section>
  );
}

const question = getProductContactPath("gymestry", "question");

function LastWords({ state }: Pick<ProductState, "state">) {
  const { t } = useTranslation("products");
  if (state === "launched")
    return (
      <ProductCallToAction
        {...t("gymestry.contact.afterLaunch", asObjects)}
        href={getProductContactPath("gymestry", "setup")}
      />
    );
  if (state === "unknown")
    return (
      <ProductCallToAction
        {...t("gymestry.contact.anyTime", asObjects)}
        action={t("gymestry.ask")}
        href={question}
      />
    );
  return (
    <ProductCallToAction
      {...t("gymestry.contact.beforeLaunch", asObjects)}
      href="#waitlist"
      more={
        <Link variant="line" href={question}>
          {t("gymestry.ask")}
        </Link>
      }
    />
  );
}
