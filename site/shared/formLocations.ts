import type { ProductSlug } from "@agency/content";
import type { FormLocation, PostedForm as Posted } from "@agency/server/forms/posted";
import { endpoints } from "./api.ts";

export type FormName = "contact" | "application" | "newsletter" | ProductSlug;

const createWaitlist = (product: ProductSlug): FormLocation => ({
  endpoint: endpoints.newsletter,
  anchor: `${product}-list`,
  path: `/${product}`,
});

export const formLocations: Readonly<Record<FormName, FormLocation>> = {
  contact: { endpoint: endpoints.contact, anchor: "form", path: "/contact" },
  application: { endpoint: endpoints.applications, anchor: "apply", path: "/careers" },
  newsletter: { endpoint: endpoints.newsletter, anchor: "newsletter", path: "/" },
  rendre: createWaitlist("rendre"),
  upflyover: createWaitlist("upflyover"),
  gymestry: createWaitlist("gymestry"),
};

export const referencePrefixes: Readonly<Partial<Record<FormName, string>>> = {
  contact: "ENQ",
  application: "APP",
};

/** Rejected form, posted without JavaScript. */
export type PostedForm = Posted<FormName>;
