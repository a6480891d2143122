import { createMarkMutations } from "@agency/content/translation";
import { agency, companies, notice } from "./agency.ts";
import { offices } from "./offices.ts";
import type { AgencySource, CompanySource, OfficeSource, ProductSource } from "./types.ts";

export type SampleDocument = { _id: string; _type: string; _createdAt: string } & Record<
  string,
  unknown
>;

/** First post. */
export const firstDay = "2025-06-02T06:00:00Z";

export const createSlug = (current: string) => ({ _type: "slug", current });
export const createReference = (_ref: string) => ({ _type: "reference", _ref });
export const getKey = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

export function productDocument(
  { slug, plans, offers, ...fields }: ProductSource,
  order: number,
): SampleDocument {
  return {
    _id: `product-${slug}`,
    _type: "product",
    _createdAt: firstDay,
    ...fields,
    ...(plans && {
      plans: plans.map((plan) => ({ _type: "productPlan", _key: plan.plan, ...plan })),
    }),
    ...(offers && {
      offers: offers.map((offer, index) => ({ _type: "offer", _key: `o${index}`, ...offer })),
    }),
    slug: createSlug(slug),
    order,
    isSample: true,
  };
}

const officeDocument = ({ slug, ...fields }: OfficeSource, order: number): SampleDocument => ({
  _id: `office-${slug}`,
  _type: "office",
  _createdAt: firstDay,
  ...fields,
  state: "open",
  order,
  isSample: true,
});

const companyDocument = (
  { slug, product, ...fields }: CompanySource,
  order: number,
): SampleDocument =>
  withoutArabicName({
    _id: `company-${slug}`,
    _type: "company",
    _createdAt: firstDay,
    ...fields,
    ...(product && { product: createReference(`product-${product}`) }),
    order,
    isSample: true,
  });

/** Marks names without Arabic as final. */
function withoutArabicName(document: SampleDocument): SampleDocument {
  const { ar, name } = document as { ar?: { name?: string }; name?: string };
  if (!name || ar?.name) return document;
  const said = { by: "sample", at: firstDay, state: "final" } as const;
  const [mutation] = createMarkMutations({ published: document as never }, ["name"], said);
  const { patch } = mutation as { patch: { set: object } };
  return { ...document, ...patch.set };
}

/** A singleton's id is its type. */
const createSingleton = (_type: string, fields: object): SampleDocument => ({
  _id: _type,
  _type,
  _createdAt: firstDay,
  ...fields,
  isSample: true,
});

const agencyFields = ({ social, ...fields }: AgencySource) => ({
  ...fields,
  social: social.map((profile) => ({
    _type: "profile",
    _key: getKey(profile.name),
    ...profile,
  })),
});

export const siteDocuments = (): SampleDocument[] => [
  ...offices.map(officeDocument),
  ...companies.map(companyDocument),
  createSingleton("agency", agencyFields(agency)),
  createSingleton("notice", notice),
];
