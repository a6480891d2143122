import { type Weekday, weekdays } from "@agency/content/weekdays";
import type {
  OpeningHoursSpecification,
  Organization,
  Place,
  PostalAddress,
  WebSite,
  WithContext,
} from "schema-dts";
import { type Language, languages } from "../../language.ts";
import { absoluteUrl, type HeadContext, resolveUrl } from "../head.ts";

/** A postal address; texts in the language of the page. */
export interface Address {
  street?: string | undefined;
  locality: string;
  region?: string | undefined;
  postalCode?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
}

/** When somebody is there, by the clock of the place; times as in "09:00". */
interface Hours {
  firstDay: Weekday;
  lastDay: Weekday;
  opens: string;
  closes: string;
}

interface Office {
  name: string;
  address: Address;
  phone?: string | undefined;
  hours?: readonly Hours[] | undefined;
}

export interface OrganizationData {
  language: Language;
  name: string;
  /** The name in the other script. */
  alternateName?: string | undefined;
  description?: string | undefined;
  /** At least 112 × 112 px; absolute or root-relative. */
  logo: string;
  email: string;
  /** International, as it is read. */
  phone?: string | undefined;
  offices: readonly Office[];
  /** Profiles elsewhere, absolute. */
  sameAs: readonly string[];
}

/** What other objects refer to the agency by. */
export const organizationId = ({ origin }: Pick<HeadContext, "origin">): string =>
  `${origin}/#organization`;

export const postalAddress = ({ street, locality, region, postalCode, country }: Address) =>
  ({
    "@type": "PostalAddress",
    ...(street && { streetAddress: street }),
    addressLocality: locality,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    ...(country && { addressCountry: country }),
  }) satisfies PostalAddress;

/** The days from one to another, over the end of the week too. */
function daysOf({ firstDay, lastDay }: Hours): Weekday[] {
  const first = weekdays.indexOf(firstDay);
  const count = (weekdays.indexOf(lastDay) - first + 7) % 7;
  return [...weekdays, ...weekdays].slice(first, first + count + 1);
}

const openingHours = (hours: Hours) =>
  ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: daysOf(hours).map((day) => `https://schema.org/${day}` as const),
    opens: hours.opens,
    closes: hours.closes,
  }) satisfies OpeningHoursSpecification;

/** The agency with its offices. */
export function organization(
  context: HeadContext,
  data: OrganizationData,
): WithContext<Organization> {
  const { language, name, alternateName, description, logo, email, phone, offices, sameAs } = data;
  const addresses = offices.map(({ address }) => postalAddress(address));
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": organizationId(context),
    name,
    ...(alternateName && { alternateName }),
    ...(description && { description }),
    url: absoluteUrl(context, language, "/"),
    logo: resolveUrl(context, logo),
    email,
    ...(phone && { telephone: phone }),
    address: addresses,
    location: offices.map(
      (office, index) =>
        ({
          "@type": "Place",
          name: office.name,
          address: addresses[index] as PostalAddress,
          ...(office.phone && { telephone: office.phone }),
          ...(office.hours?.length && {
            openingHoursSpecification: office.hours.map(openingHours),
          }),
        }) satisfies Place,
    ),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      email,
      ...(phone && { telephone: phone }),
      availableLanguage: [...languages],
    },
    ...(sameAs.length > 0 && { sameAs: [...sameAs] }),
  };
}

/** The query of the blog's search, as `SearchAction` names its input (schema.org/docs/actions.html). */
type SearchInput = { "query-input": string };

/** The site, and that its blog can be searched by `?q=`. */
export function webSite(
  context: HeadContext,
  { language, name, alternateName }: Pick<OrganizationData, "language" | "name" | "alternateName">,
): WithContext<WebSite> {
  const search = `${absoluteUrl(context, language, "/blog")}?q={search_term_string}`;
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${absoluteUrl(context, language, "/")}#website`,
    url: absoluteUrl(context, language, "/"),
    name,
    ...(alternateName && { alternateName }),
    inLanguage: language,
    publisher: { "@id": organizationId(context) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: search },
      "query-input": "required name=search_term_string",
    } as WebSite["potentialAction"] & SearchInput,
  };
}
