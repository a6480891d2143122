import {
  type EnquiryService,
  type ProductPlan,
  type ProductSlug,
  productPlans,
  productSlugs,
  type Station,
  stations,
} from "@agency/content";

/** Stored values by URL name. */
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

export const getContactPath = (service: ServiceKey): string => `/contact?service=${service}`;

export const getContactPathAfterCase = (slug: string, service: ServiceKey | undefined): string =>
  `/contact?${new URLSearchParams({ ...(service && { service }), case: slug })}`;

/** Reads `?case=`, `undefined` if invalid. */
export const readCaseSlug = (search: URLSearchParams): string | undefined =>
  search.get("case")?.match(/^[\w-]{1,96}$/)?.[0];

export const getContactPathFromStage = (station: Station): string => `/contact?station=${station}`;

export const readStage = (search: URLSearchParams): Station | undefined =>
  stations.find((station) => station === search.get("station"));

const requests = ["question", "place", "price", "plan", "account", "setup"] as const;

interface ProductTopic {
  product: ProductSlug;
  about: (typeof requests)[number] | undefined;
  plan: ProductPlan | undefined;
}

export function getProductContactPath(
  product: ProductSlug,
  about: (typeof requests)[number],
  plan?: ProductPlan,
): string {
  const query = new URLSearchParams({ product, about, ...(plan && { plan }) });
  return `${getContactPath("products")}&${query}`;
}

/** Ignores unknown names. */
export function readTopic(search: URLSearchParams): ProductTopic | undefined {
  const known = <Name extends string>(names: readonly Name[], key: string) =>
    names.find((name) => name === search.get(key));
  const product = known(productSlugs, "product");
  if (!product) return undefined;
  return { product, about: known(requests, "about"), plan: known(productPlans, "plan") };
}
