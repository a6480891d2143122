import { brand } from "../brand.ts";
import type { HeadContext } from "./head.ts";
import type { HeadPage } from "./pageHead.ts";
import { organization } from "./structuredData/index.ts";

/** Where the agency's offices are; their words stand with the contact page. */
const offices = [
  { city: "london", locality: "London", country: "GB" },
  { city: "dubai", locality: "Dubai", country: "AE" },
  { city: "abuDhabi", locality: "Abu Dhabi", country: "AE" },
  { city: "sharjah", locality: "Sharjah", country: "AE" },
] as const;

/** The agency, as every page refers to it. */
export const agency = (context: HeadContext, { language, wordsOf }: HeadPage) => {
  const t = wordsOf("contact");
  return organization(context, {
    language,
    name: brand.name[language],
    alternateName: brand.name[language === "en" ? "ar" : "en"],
    description: wordsOf("common")("meta.description"),
    logo: "/icon-512.png",
    email: brand.contact.email,
    phone: brand.contact.phone,
    offices: offices.map(({ city, locality, country }) => ({
      name: t(`offices.${city}.name`),
      address: { street: t(`offices.${city}.address`), locality, country },
    })),
    sameAs: Object.values(brand.social),
  });
};
