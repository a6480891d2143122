import { Localized } from "@agency/client/components/Localized";
import { interpolateNodes } from "@agency/client/content/interpolateNodes";
import { BelowFold, useLanguage, useQuery } from "@agency/client/navigation";
import { RenderedAtContext, useNow } from "@agency/client/useNow";
import type { ProductSlug } from "@agency/content";
import { type Product, productQuery } from "@agency/content/queries/products";
import { brand } from "@agency/showcase/brand";
import { ButtonLink } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { Grid, GridItem } from "@agency/ui/Grid";
import { Launch, type LaunchProps } from "@agency/ui/Launch";
import { PageHeader } from "@agency/ui/PageHeader";
import { ProductTheme } from "@agency/ui/ProductTheme";
import { Text } from "@agency/ui/Text";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { getProductContactPath } from "../../contactPaths.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { usePageHead } from "../../shell/usePageHead.ts";
import {
  type Availability,
  formatLaunchDate,
  getAvailability,
  getLaunchTime,
  useCurrentLaunch,
  useLaunched,
} from "./launch.ts";

type LaunchState = "before" | "launched" | "unknown";

export interface ProductState {
  /** `null` after a failure. */
  product: Product | null;
  state: LaunchState;
  /** In at least one market. */
  isLive: boolean;
}

export interface ProductOpening {
  product: Product;
  state: Exclude<LaunchState, "unknown">;
  availability: Availability;
  note: ReactNode;
  /** `null` without a countdown. */
  launch: LaunchProps | null;
}

interface ProductPageProps {
  slug: ProductSlug;
  /** @default Launch, or PageHeader without a date */
  opening?: (opening: ProductOpening) => ReactNode;
  /** If the launch state is known. */
  actions: (availability: Availability) => ReactNode;
  sections: (state: ProductState) => ReactNode;
}

export function ProductPage(props: ProductPageProps) {
  const { t } = useTranslation("products");
  const { slug } = props;
  usePageHead({ title: t(`${slug}.meta.title`), description: t(`${slug}.meta.description`) });
  return (
    <ProductTheme product={slug} colors={brand.productColors[slug]}>
      <ContentBoundary failed={(message) => <Unknown {...props} message={message} />}>
        <Known {...props} />
      </ContentBoundary>
    </ProductTheme>
  );
}

function useLabels() {
  const { t } = useTranslation("products");
  return {
    days: t("shared.countdown.days"),
    hours: t("shared.countdown.hours"),
    minutes: t("shared.countdown.minutes"),
    seconds: t("shared.countdown.seconds"),
  };
}

function Known(props: ProductPageProps) {
  const product = useQuery(productQuery, { lang: useLanguage(), slug: props.slug });
  return product ? <Dated product={product} {...props} /> : <Unknown {...props} />;
}

interface DatedProps extends ProductPageProps {
  product: Product;
}

function Dated({ product: stored, slug, actions, sections, opening = defaultOpening }: DatedProps) {
  const { t } = useTranslation("products");
  const labels = useLabels();
  const current = useCurrentLaunch(stored);
  const { shownProduct: product, isNext } = current;
  const availability = getAvailability(current);
  const { launched, live } = useLaunched(product);
  const date = formatLaunchDate(product, useLanguage(), new Date(useNow(60_000)));
  const to = getLaunchTime(product);
  const renderedAt = useContext(RenderedAtContext);
  const state = launched ? "launched" : "before";
  const eyebrow = t(`${slug}.eyebrow`);
  const lead = t(`${slug}.lead`);
  const getNote = (of: "countdown" | "launched") => {
    if (!date) return of === "launched" ? t(`${slug}.live`) : eyebrow;
    const day = <Localized value={date} />;
    if (!isNext || !product.nextPlace)
      return interpolateNodes((words) => t(`${slug}.${of}.note`, { date: words }), day);
    return (
      <>
        {interpolateNodes(
          (place, words) => t(`shared.next.${of}`, { live: t(`${slug}.live`), place, date: words }),
          <Localized value={product.nextPlace} />,
          day,
        )}
        {product.disclaimer && (
          <>
            {" "}
            <Localized value={product.disclaimer} />
          </>
        )}
      </>
    );
  };
  const getDateLabel = ({ text }: { text: string }) =>
    isNext && product.nextPlace
      ? t("shared.next.date", { place: product.nextPlace.text, date: text })
      : t("shared.countdown.date", { date: text });
  const launch: LaunchProps = {
    title: product.name,
    titleLang: "en",
    start: product.startAt ?? to,
    to,
    now: renderedAt,
    labels,
    date: date && getDateLabel(date),
    before: {
      note: getNote("countdown"),
      description: lead,
      actions: actions(availability.before),
    },
    launched: {
      note: getNote("launched"),
      description: t(`${slug}.launched.title`),
      actions: actions(availability.launched),
    },
  };

  return (
    <>
      {opening({
        product,
        state,
        availability: availability[state],
        note: getNote(launched ? "launched" : "countdown"),
        launch: Number.isNaN(to) ? null : launch,
      }) ?? (
        <PageHeader
          title={<span lang="en">{product.name}</span>}
          eyebrow={getNote("countdown")}
          lead={lead}
          actions={actions(availability.before)}
        />
      )}
      <div role="status">
        <VisuallyHidden>{live && t(`${slug}.launched.announce`)}</VisuallyHidden>
      </div>
      {launched && <Lead eyebrow={eyebrow}>{lead}</Lead>}
      <BelowFold>{sections({ product, state, isLive: launched || isNext })}</BelowFold>
    </>
  );
}

const defaultOpening = ({ launch }: ProductOpening) => launch && <Launch {...launch} />;

function Lead({ eyebrow, children }: { eyebrow: ReactNode; children: ReactNode }) {
  return (
    <Container paddingBlockStart="page">
      <Grid rowGap={3}>
        <GridItem start={1} span={3}>
          <Text size="sm" tone="secondary">
            {eyebrow}
          </Text>
        </GridItem>
        <GridItem start={4} span={7}>
          <Text size="lead">{children}</Text>
        </GridItem>
      </Grid>
    </Container>
  );
}

interface UnknownProps extends ProductPageProps {
  message?: ReactNode;
}

function Unknown({ slug, sections, message }: UnknownProps) {
  const { t } = useTranslation("products");
  return (
    <>
      <PageHeader
        title={<span lang="en">{brand.products[slug]}</span>}
        eyebrow={t(`${slug}.eyebrow`)}
        lead={t(`${slug}.lead`)}
        actions={
          <ButtonLink href={getProductContactPath(slug, "question")}>{t(`${slug}.ask`)}</ButtonLink>
        }
      />
      {message}
      <BelowFold>{sections({ product: null, state: "unknown", isLive: false })}</BelowFold>
    </>
  );
}
