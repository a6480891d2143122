import type { Language } from "@agency/content";
import { languages } from "@agency/content/language";
import { type Weekday, weekdays } from "@agency/content/weekdays";
import type {
  OpeningHoursSpecification,
  Organization,
  Place,
  PostalAddress,
  WebSite,
  WithContext,
} from "schema-dts";
import { getAbsoluteUrl } from "../../routes/addresses.ts";
import { type HeadContext, resolveUrl } from "../types.ts";

/** In the page's language. */
export interface Address {
  street?: string | undefined;
  locality: string;
  region?: string | undefined;
  postalCode?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
}

/** Local time, such as "09:00". */
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
  /** Name in the other script. */
  alternateName?: string | undefined;
  description?: string | undefined;
  /** At least 112 × 112 px. Absolute or root-relative. */
  logo: string;
  email: string;
  /** International format, with spaces. */
  phone?: string | undefined;
  offices: readonly Office[];
  /** Absolute profile URLs. */
  sameAs: readonly string[];
}

/** Returns the organization's JSON-LD `@id`, for references. */
export const getOrganizationId = ({ origin }: Pick<HeadContext, "origin">): string =>
  `${origin}/#organization`;

/** Creates a schema.org `PostalAddress` without empty parts. */
export const postalAddress = ({ street, locality, region, postalCode, country }: Address) =>
  ({
    "@type": "PostalAddress",
    ...(street && { streetAddress: street }),
    addressLocality: locality,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    ...(country && { addressCountry: country }),
  }) satisfies PostalAddress;

/** Ranges may cross the weekend. */
function listDays({ firstDay, lastDay }: Hours): Weekday[] {
  const first = weekdays.indexOf(firstDay);
  const count = (weekdays.indexOf(lastDay) - first + 7) % 7;
  return [...weekdays, ...weekdays].slice(first, first + count + 1);
}

const openingHours = (hours: Hours) =>
  ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: listDays(hours).map((day) => `https://schema.org/${day}` as const),
    opens: hours.opens,
    closes: hours.closes,
  }) satisfies OpeningHoursSpecification;

/** Creates JSON-LD of the organization with offices, opening hours and contact point. */
export function organization(
  context: HeadContext,
  data: OrganizationData,
): WithContext<Organization> {
  const { language, name, alternateName, description, logo, email, phone, offices, sameAs } = data;
  const addresses = offices.map(({ address }) => postalAddress(address));
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": getOrganizationId(context),
    name,
    ...(alternateName && { alternateName }),
    ...(description && { description }),
    url: getAbsoluteUrl(context, language, "/"),
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

/** Source: schema.org/docs/actions.html */
type SearchInput = { "query-input": string };

/**
 * Creates JSON-LD of the website with its search action.
 *
 * @param searchPath accepts `?q=`, without language prefix
 */
export function webSite(
  context: HeadContext,
  { language, name, searchPath }: { language: Language; name: string; searchPath: string },
): WithContext<WebSite> {
  const search = `${getAbsoluteUrl(context, language, searchPath)}?q={search_term_string}`;
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${getAbsoluteUrl(context, language, "/")}#website`,
    url: getAbsoluteUrl(context, language, "/"),
    name,
    inLanguage: language,
    publisher: { "@id": getOrganizationId(context) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: search },
      "query-input": "required name=search_term_string",
    } as WebSite["potentialAction"] & SearchInput,
  };
}
