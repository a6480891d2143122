import type { EnquiryService } from "@agency/content";

/** What addresses call a service, with the value it is stored as. */
export const serviceKeys = {
  technology: "Technology Development",
  branding: "Branding & Design",
  advertising: "Advertising & Campaigns",
  marketing: "Digital Marketing",
  products: "Product Solutions",
  consultation: "Business Consultation",
  other: "Other Services",
} as const satisfies Record<string, EnquiryService>;

export type ServiceKey = keyof typeof serviceKeys;

/** The contact form with that service chosen. */
export const contactAbout = (service: ServiceKey): string => `/contact?service=${service}`;
