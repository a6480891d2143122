import { Localized } from "@agency/client/components/Localized";
import type { ShellContent } from "@agency/content/queries/shell";
import { brand } from "@agency/showcase/brand";
import { Artwork } from "@agency/ui/Artwork";
import type { NavItem } from "@agency/ui/Nav";
import type { TFunction } from "i18next";
import { createElement as h, lazy, Suspense } from "react";

const ProductDrawing = lazy(() => import("../artwork/ProductDrawing.tsx"));

/** Between idea and market, in percent. */
const serviceSpans = {
  branding: [12, 44],
  advertising: [58, 92],
  marketing: [68, 100],
  technology: [38, 84],
} as const;

const products = ["rendre", "upflyover", "gymestry"] as const;
const services = ["branding", "advertising", "marketing", "technology"] as const;

/** Source: specification, section 2. */
export function navItems(t: TFunction, pathname: string): NavItem[] {
  const link = (label: string, href: string) => ({ label, href, current: pathname === href });
  const about = link(t("nav.about"), "/about");
  return [
    link(t("nav.home"), "/"),
    { ...about, current: about.current || (pathname === "/team" && "within") },
    {
      id: "services",
      label: t("nav.services"),
      description: t("nav.servicesNote"),
      items: services.map((service, index) => ({
        ...link(t(`nav.${service}`), `/${service}`),
        description: t(`nav.${service}Note`),
        span: serviceSpans[service],
        artwork: h(Artwork, { kind: "maze", seed: index + 1 }),
      })),
    },
    {
      id: "products",
      label: t("nav.products"),
      description: t("nav.productsNote"),
      items: products.map((product) => ({
        ...link(brand.products[product], `/${product}`),
        description: t(`nav.${product}Note`),
        product,
        colors: brand.productColors[product],
        artwork: h(Suspense, null, h(ProductDrawing, { product })),
      })),
    },
    link(t("nav.contact"), "/contact"),
  ];
}

/** Footer links that are also in the menu on phones. */
export const menuLinks = (t: TFunction, pathname: string) =>
  [
    { label: t("footer.caseStudies"), href: "/case-studies" },
    { label: t("footer.ourTeams"), href: "/team" },
    { label: t("footer.careers"), href: "/careers" },
    { label: t("footer.blog"), href: "/blog" },
  ].map((link) => ({ ...link, current: pathname === link.href }));

/** Source: specification, section 2. */
export const footerColumns = (t: TFunction, { social }: ShellContent) => [
  {
    title: t("footer.quickLinks"),
    items: [
      { label: t("footer.home"), href: "/" },
      { label: t("footer.ourTeams"), href: "/team" },
      { label: t("footer.blog"), href: "/blog" },
      { label: t("footer.caseStudies"), href: "/case-studies" },
      { label: t("footer.newsletter"), href: "/newsletter" },
      { label: t("footer.careers"), href: "/careers" },
      { label: t("footer.contact"), href: "/contact" },
    ],
  },
  {
    title: t("footer.services"),
    items: [
      ...services.map((service) => ({ label: t(`nav.${service}`), href: `/${service}` })),
      { label: t("footer.productSolutions"), href: "/technology#product-solutions" },
      { label: t("footer.businessConsultation"), href: "/about#business-consultation" },
    ],
  },
  {
    title: t("footer.products"),
    items: products.map((product) => ({
      label: h("bdi", null, brand.products[product]),
      href: `/${product}`,
    })),
  },
  ...(social.length > 0
    ? [
        {
          title: t("footer.follow"),
          items: social.map(({ name, url }) => ({
            label: h(Localized, { value: name }),
            href: url,
            external: true,
          })),
        },
      ]
    : []),
];

export const legalLinks = (t: TFunction) => [
  { label: t("footer.terms"), href: "/terms-conditions" },
  { label: t("footer.privacy"), href: "/privacy-policy" },
  { label: t("footer.refund"), href: "/refund-policy" },
  { label: t("footer.accessibility"), href: "/accessibility" },
  { label: t("footer.cookies"), href: "/cookie-policy" },
];
