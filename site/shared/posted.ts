import type { ProductSlug } from "@agency/content";
import type { FormLocation, PostedForm as Posted } from "@agency/server/forms/posted";
import { endpoints } from "./api.ts";

/** Every form of the site: what its draft is called, and what an answer is for. */
export type FormName = "contact" | "application" | "newsletter" | ProductSlug;

const createWaitlist = (product: ProductSlug): FormLocation => ({
  endpoint: endpoints.newsletter,
  anchor: `${product}-list`,
  path: `/${product}`,
});

export const formPlaces: Readonly<Record<FormName, FormLocation>> = {
  contact: { endpoint: endpoints.contact, anchor: "form", path: "/contact" },
  application: { endpoint: endpoints.applications, anchor: "apply", path: "/careers" },
  newsletter: { endpoint: endpoints.newsletter, anchor: "newsletter", path: "/" },
  rendre: createWaitlist("rendre"),
  upflyover: createWaitlist("upflyover"),
  gymestry: createWaitlist("gymestry"),
};

/** First letters of reference numbers, for forms that have them. */
export const referencePrefixes: Readonly<Partial<Record<FormName, string>>> = {
  contact: "ENQ",
  application: "APP",
};

/** A plain post of one of the site's forms that was not taken. */
export type PostedForm = Posted<FormName>;
