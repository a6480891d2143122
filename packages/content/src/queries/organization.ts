import { type LocalizedText, text } from "../localized-groq.ts";
import { hours, type OpenHours } from "./contact.ts";
import { isOpen, officesInOrder } from "./offices.ts";
import { type PostalAddress, placeFields } from "./postal-address.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

export interface Organization {
  email: string | null;
  phone: string | null;
  profiles: string[];
  offices: {
    name: LocalizedText;
    address: LocalizedText;
    place: PostalAddress | null;
    phone: string | null;
    hours: OpenHours[];
  }[];
}

const offices = `${officesInOrder}[${isOpen}]{${text("name")},${text("address")},"place":place${placeFields},phone,${hours}}`;

export const organizationQuery: Query<Organization, LanguageParams> = query(
  `{"email":*[_id=="agency"][0].email,"phone":*[_id=="agency"][0].phone,"profiles":coalesce(*[_id=="agency"][0].social[defined(url)].url,[]),"offices":${offices}}`,
);
