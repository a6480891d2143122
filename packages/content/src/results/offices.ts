import * as v from "valibot";
import { productSlugs } from "../products.ts";
import { weekdays } from "../weekdays.ts";
import { choice, clockTime, flag, localizedText, optionalText, text, timeZone } from "./values.ts";

export const postalAddress = v.object({
  street: v.nullable(text),
  locality: v.nullable(text),
  region: v.nullable(text),
  postalCode: v.nullable(text),
  /** ISO 3166-1 alpha-2. */
  country: v.nullable(text),
});

export const officeOpening = v.object({
  /** In words, such as "Q4 2025". */
  when: localizedText,
  isOpen: flag,
});

const officeOnLine = v.object({
  /** The city. */
  name: localizedText,
  /** IANA name. */
  timeZone,
});

export const officeLine = v.object({
  offices: v.array(officeOnLine),
  distance: optionalText,
  /** A planned opening, else a past one. */
  news: v.nullable(v.object({ name: localizedText, ...officeOpening.entries })),
});

export const openHours = v.object({
  firstDay: choice(weekdays),
  lastDay: choice(weekdays),
  opens: clockTime,
  closes: clockTime,
});

const hours = v.fallback(v.array(openHours), []);

export const office = v.object({
  ...officeOnLine.entries,
  opening: v.nullable(officeOpening),
  address: localizedText,
  phone: v.nullable(text),
  email: v.nullable(text),
  hours,
  isSample: flag,
});

export const company = v.object({
  name: localizedText,
  text: localizedText,
  /** Site path or URL. */
  href: text,
  product: v.nullable(choice(productSlugs)),
});

export const contact = v.object({
  phone: v.nullable(text),
  whatsapp: v.nullable(text),
  offices: v.array(office),
  companies: v.array(company),
  isSample: flag,
});

export const organization = v.object({
  email: v.nullable(text),
  phone: v.nullable(text),
  profiles: v.fallback(v.array(text), []),
  offices: v.array(
    v.object({
      name: localizedText,
      address: localizedText,
      place: v.nullable(postalAddress),
      phone: v.nullable(text),
      hours,
    }),
  ),
});

export const notice = v.object({
  text: localizedText,
  /** Site path or URL. Null without a link. */
  link: v.nullable(text),
  linkText: optionalText,
});

const social = v.fallback(v.array(v.object({ name: localizedText, url: text })), []);

export const agency = v.object({
  email: v.nullable(text),
  phone: v.nullable(text),
  whatsapp: v.nullable(text),
  distance: optionalText,
  social,
});

export const shellContent = v.object({
  email: v.nullable(text),
  social,
  notice: v.nullable(notice),
});
