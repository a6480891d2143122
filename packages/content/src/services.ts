/** Specification, section 3 (without "Other Services"). */
export const services = [
  "Technology Development",
  "Branding & Design",
  "Advertising & Campaigns",
  "Digital Marketing",
  "Product Solutions",
  "Business Consultation",
] as const;

export type Service = (typeof services)[number];

export const enquiryServices = [...services, "Other Services"] as const;

export type EnquiryService = (typeof enquiryServices)[number];
