import type { ProductSlug } from "@agency/content";
import { type FormPlace, type PostedForm as Posted, sentName } from "@agency/server/forms/posted";
import { endpoints } from "./api.ts";

/** Every form of the site: what its draft is called, and what an answer is for. */
export type FormName = "contact" | "application" | "newsletter" | ProductSlug;

const listOf = (product: ProductSlug): FormPlace => ({
  endpoint: endpoints.newsletter,
  anchor: `${product}-list`,
  path: `/${product}`,
});

export const formPlaces: Readonly<Record<FormName, FormPlace>> = {
  contact: { endpoint: endpoints.contact, anchor: "form", path: "/contact" },
  application: { endpoint: endpoints.applications, anchor: "apply", path: "/careers" },
  newsletter: { endpoint: endpoints.newsletter, anchor: "newsletter", path: "/" },
  rendre: listOf("rendre"),
  upflyover: listOf("upflyover"),
  gymestry: listOf("gymestry"),
};

/** What the form of `?sent=` gave as its reference number; nothing where it is not one of this form. */
export function referenceIn(search: URLSearchParams, form: FormName): string | undefined {
  const prefix = { contact: "ENQ", application: "APP" }[form as string];
  const reference = search.get(sentName) ?? "";
  const isOne = /^[A-Z]{3}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(reference);
  return isOne && prefix === reference.slice(0, 3) ? reference : undefined;
}

/** A plain post of one of the site's forms that was not taken. */
export type PostedForm = Posted<FormName>;
