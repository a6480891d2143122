import {
  type EnquiryService,
  type ProductPlan,
  type ProductSlug,
  productPlans,
  productSlugs,
  type Station,
  stations,
} from "@agency/content";

/** What addresses call a service, with the value it is stored as. */
export const serviceKeys = {
  technology: "Technology Development",
  branding: "Branding & Design",
  advertising: "Advertising & Campaigns",
  marketing: "Digital Marketing",
  products: "Product Solutions",
  consultation: "Business Consultation",
  other: "Other Services",
} as const satisfies Record<string, EnquiryService>;

export type ServiceKey = keyof typeof serviceKeys;

/** The contact form with that service chosen. */
export const contactAbout = (service: ServiceKey): string => `/contact?service=${service}`;

/** The same from the page of a case study. */
export const contactAfterCase = (slug: string, service: ServiceKey | undefined): string =>
  `/contact?${new URLSearchParams({ ...(service && { service }), case: slug })}`;

/** The slug of the case study that such an address comes from. */
export const caseIn = (search: URLSearchParams): string | undefined =>
  search.get("case")?.match(/^[\w-]{1,96}$/)?.[0];

/** The contact form from a station of the way. */
export const contactFrom = (station: Station): string => `/contact?station=${station}`;

/** The station that such an address says. */
export const stationIn = (search: URLSearchParams): Station | undefined =>
  stations.find((station) => station === search.get("station"));

/** What a button of a product asks for: the first line of the enquiry says it in words. */
const requests = ["question", "place", "price", "plan", "account", "setup"] as const;

interface ProductTopic {
  product: ProductSlug;
  about: (typeof requests)[number] | undefined;
  plan: ProductPlan | undefined;
}

/** The contact form about a product: what is asked for, and of which plan. */
export function contactAboutProduct(
  product: ProductSlug,
  about: (typeof requests)[number],
  plan?: ProductPlan,
): string {
  const query = new URLSearchParams({ product, about, ...(plan && { plan }) });
  return `${contactAbout("products")}&${query}`;
}

/** What such an address says; what it calls by unknown names is ignored. */
export function readTopic(search: URLSearchParams): ProductTopic | undefined {
  const known = <Name extends string>(names: readonly Name[], key: string) =>
    names.find((name) => name === search.get(key));
  const product = known(productSlugs, "product");
  if (!product) return undefined;
  return { product, about: known(requests, "about"), plan: known(productPlans, "plan") };
}
