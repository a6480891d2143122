import { expect, test } from "vitest";
import arCareers from "../../locales/ar/careers.json" with { type: "json" };
import arCommon from "../../locales/ar/common.json" with { type: "json" };
import arContact from "../../locales/ar/contact.json" with { type: "json" };
import arProducts from "../../locales/ar/products.json" with { type: "json" };
import enCareers from "../../locales/en/careers.json" with { type: "json" };
import enCommon from "../../locales/en/common.json" with { type: "json" };
import enContact from "../../locales/en/contact.json" with { type: "json" };
import enProducts from "../../locales/en/products.json" with { type: "json" };
import { applicationConsentVersion } from "../../shared/application.ts";
import { consents } from "../../shared/consent.ts";
import { contactConsentVersion } from "../../shared/contact.ts";
import { consentVersion, productConsents, products } from "../../shared/newsletter.ts";

const shown = {
  en: { careers: enCareers, common: enCommon, contact: enContact, products: enProducts },
  ar: { careers: arCareers, common: arCommon, contact: arContact, products: arProducts },
};

/** Every text of that name below a node. */
function consentsIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "consent" && typeof value === "string" ? [value] : consentsIn(value),
  );
}

test.each(["en", "ar"] as const)("visitors read what the server stores, in %s", (language) => {
  const { careers, common, contact, products: words } = shown[language];
  expect(contact.form.consent).toBe(consents[contactConsentVersion][language]);
  expect(careers.form.consent).toBe(consents[applicationConsentVersion][language]);
  expect(common.newsletter.consent).toBe(consents[consentVersion][language]);
  for (const product of products)
    expect(consentsIn(words[product])).toEqual([consents[productConsents[product]][language]]);
});
