import { type Product, type ProductSlug, productQuery } from "@agency/content";
import { ButtonLink } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { Column, Grid } from "@agency/ui/Grid";
import { Launch } from "@agency/ui/Launch";
import { PageHeader } from "@agency/ui/PageHeader";
import { ProductTheme } from "@agency/ui/ProductTheme";
import { Text } from "@agency/ui/Text";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { loadContent, useContent } from "../../content.ts";
import { Localized } from "../../Localized.tsx";
import type { Language } from "../../language.ts";
import { sentence } from "../../sentence.tsx";
import { contactAbout } from "../../services.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { usePage } from "../../shell/usePage.ts";
import { useLanguage } from "../../useLanguage.ts";
import { launchMoment, launchWords, useLaunched } from "./launch.ts";

/** Starts what a product's page asks of the content service. */
export const preloadProduct = (slug: ProductSlug, language: Language) =>
  void loadContent(productQuery, { lang: language, slug });

interface State {
  /** A few words over the name, with the launch in words. */
  note: (date: string) => string;
  actions: ReactNode;
}

interface ProductWords {
  meta: { title: string; description: string };
  title: string;
  eyebrow: string;
  lead: string;
  before: State;
  launched: State & {
    title: string;
    /** Said where the launch happens while the page is open. */
    announce: string;
    /** Leads to the contact form. */
    action: string;
  };
}

/** What the sections of the page depend on. */
export interface ProductState {
  /** Null where the content service does not answer. */
  product: Product | null;
  launched: boolean;
}

interface ProductPageProps {
  slug: ProductSlug;
  words: ProductWords;
  /** What follows the opening. */
  sections: (state: ProductState) => ReactNode;
}

/** A product's page under its own accent: the launch as the content service tells it, then its sections. */
export function ProductPage({ slug, words, sections }: ProductPageProps) {
  return (
    <ProductTheme product={slug}>
      <ContentBoundary
        skeleton={<OnItsWay {...words} />}
        failed={(message) => <Unknown words={words} sections={sections} message={message} />}
      >
        <Known slug={slug} words={words} sections={sections} />
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

/** Keeps the place of the launch until its date is known. */
function OnItsWay({ title, eyebrow, lead }: ProductWords) {
  const labels = useLabels();
  const state = { note: eyebrow, text: lead };
  return (
    <Launch
      name={title}
      nameLang="en"
      start={Number.NaN}
      to={Number.NaN}
      before={state}
      launched={state}
      labels={labels}
      date=""
    />
  );
}

function Known({ slug, ...shown }: ProductPageProps) {
  const product = useContent(productQuery, { lang: useLanguage(), slug });
  return product ? <Dated product={product} {...shown} /> : <Unknown {...shown} />;
}

interface DatedProps extends Omit<ProductPageProps, "slug"> {
  product: Product;
}

function Dated({ product, words, sections }: DatedProps) {
  const { t } = useTranslation("products");
  const { meta, title, eyebrow, lead, before, launched: after } = words;
  usePage(meta);
  const labels = useLabels();
  const { launched, live } = useLaunched(product);
  const date = launchWords(product, useLanguage(), new Date());
  const to = launchMoment(product);
  const noteOf = ({ note }: State) => (date ? sentence(note, <Localized of={date} />) : eyebrow);

  return (
    <>
      {Number.isNaN(to) ? (
        <PageHeader
          title={<span lang="en">{title}</span>}
          eyebrow={noteOf(before)}
          lead={lead}
          action={before.actions}
        />
      ) : (
        <Launch
          name={title}
          nameLang="en"
          start={product.startAt ?? to}
          to={to}
          labels={labels}
          date={date && t("shared.countdown.date", { date: date.text })}
          before={{ note: noteOf(before), text: lead, actions: before.actions }}
          launched={{ note: noteOf(after), text: after.title, actions: after.actions }}
        />
      )}
      <div role="status">
        <VisuallyHidden>{live && after.announce}</VisuallyHidden>
      </div>
      {launched && <Lead eyebrow={eyebrow}>{lead}</Lead>}
      {sections({ product, launched })}
    </>
  );
}

/** What the product is, where the opening has no room for it. */
function Lead({ eyebrow, children }: { eyebrow: ReactNode; children: ReactNode }) {
  return (
    <Container before="page">
      <Grid rowGap={3}>
        <Column start={1} span={3}>
          <Text size="sm" tone="fg2">
            {eyebrow}
          </Text>
        </Column>
        <Column start={4} span={7}>
          <Text size="lead">{children}</Text>
        </Column>
      </Grid>
    </Container>
  );
}

/** The page without its date: the content service does not answer, or knows no such product. */
function Unknown({
  words: { meta, title, eyebrow, lead, launched },
  sections,
  message,
}: Omit<ProductPageProps, "slug"> & { message?: ReactNode }) {
  usePage(meta);
  return (
    <>
      <PageHeader
        title={<span lang="en">{title}</span>}
        eyebrow={eyebrow}
        lead={lead}
        action={<ButtonLink href={contactAbout("products")}>{launched.action}</ButtonLink>}
      />
      {message}
      {sections({ product: null, launched: true })}
    </>
  );
}
