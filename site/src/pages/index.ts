import type { ShownPage } from "../routes.ts";
import type { PageModule } from "./page.ts";

interface Page {
  load: () => Promise<PageModule>;
  /** The file of words of the page. */
  namespace: string;
}

const legal: Page = { load: () => import("./legal/Legal.tsx"), namespace: "legal" };

/** Each page's code and words, loaded on demand. */
export const pages: Record<ShownPage, Page> = {
  home: { load: () => import("./home/Home.tsx"), namespace: "home" },
  blog: { load: () => import("./blog/Blog.tsx"), namespace: "blog" },
  blogPost: { load: () => import("./blog/BlogPost.tsx"), namespace: "blog" },
  notFound: { load: () => import("./notFound/NotFound.tsx"), namespace: "common" },
  about: { load: () => import("./company/About.tsx"), namespace: "company" },
  branding: { load: () => import("./services/Branding.tsx"), namespace: "services" },
  advertising: { load: () => import("./services/Advertising.tsx"), namespace: "services" },
  marketing: { load: () => import("./services/Marketing.tsx"), namespace: "services" },
  technology: { load: () => import("./services/Technology.tsx"), namespace: "services" },
  rendre: { load: () => import("./products/Rendre.tsx"), namespace: "products" },
  upflyover: { load: () => import("./products/Upflyover.tsx"), namespace: "products" },
  gymestry: { load: () => import("./products/Gymestry.tsx"), namespace: "products" },
  team: { load: () => import("./company/Team.tsx"), namespace: "company" },
  careers: { load: () => import("./careers/Careers.tsx"), namespace: "careers" },
  vacancy: { load: () => import("./careers/Vacancy.tsx"), namespace: "careers" },
  caseStudies: { load: () => import("./caseStudies/CaseStudies.tsx"), namespace: "caseStudies" },
  caseStudy: { load: () => import("./caseStudies/CaseStudy.tsx"), namespace: "caseStudies" },
  contact: { load: () => import("./contact/Contact.tsx"), namespace: "contact" },
  terms: legal,
  privacy: legal,
  refund: legal,
  cookies: legal,
};
