import { type HeadContext, organization } from "@agency/client/head";
import { translate } from "@agency/content/language";
import { organizationQuery } from "@agency/content/queries/organization";
import { sanitizeHref } from "@agency/content/urls";
import { brand } from "@agency/showcase/brand";
import type { ShownPage } from "../navigation/routes.ts";
import type { HeadPage } from "./types.ts";

/** Whether the server loads organization data. */
export const needsOrganization = (page: ShownPage): boolean =>
  page === "home" || page === "about" || page === "contact";

export function agency(context: HeadContext, { language, getT, queries }: HeadPage) {
  const told = queries.read(organizationQuery, { lang: language });
  const own = translate(brand.name, language);
  return organization(context, {
    language,
    name: own,
    alternateName: Object.values(brand.name).find((name) => name !== own),
    description: getT("common")("meta.description"),
    logo: "/icon-512.png",
    email: told.email ?? brand.email,
    phone: told.phone ?? undefined,
    offices: told.offices.map(({ name, address, place, phone, hours }) => ({
      name: name.text,
      phone: phone ?? undefined,
      hours,
      address: {
        street: address.text,
        locality: place?.locality ?? name.text,
        region: place?.region ?? undefined,
        postalCode: place?.postalCode ?? undefined,
        country: place?.country ?? undefined,
      },
    })),
    sameAs: told.profiles.filter((url) => sanitizeHref(url)?.startsWith("https:")),
  });
}
