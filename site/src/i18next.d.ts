import type application from "../locales/en/application.json";
import type blog from "../locales/en/blog.json";
import type careers from "../locales/en/careers.json";
import type caseStudies from "../locales/en/caseStudies.json";
import type common from "../locales/en/common.json";
import type company from "../locales/en/company.json";
import type contact from "../locales/en/contact.json";
import type home from "../locales/en/home.json";
import type legal from "../locales/en/legal.json";
import type newsletter from "../locales/en/newsletter.json";
import type notFound from "../locales/en/notFound.json";
import type preview from "../locales/en/preview.json";
import type products from "../locales/en/products.json";
import type services from "../locales/en/services.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      application: typeof application;
      common: typeof common;
      company: typeof company;
      contact: typeof contact;
      home: typeof home;
      blog: typeof blog;
      careers: typeof careers;
      caseStudies: typeof caseStudies;
      legal: typeof legal;
      newsletter: typeof newsletter;
      notFound: typeof notFound;
      preview: typeof preview;
      products: typeof products;
      services: typeof services;
    };
  }
}
