import type { PageModule } from "@agency/client/navigation";
import type { ShownPage } from "./routes.ts";

export interface Page {
  /** Below `src/pages/`. */
  file: string;
  load: () => Promise<PageModule>;
  /** Besides `common`. */
  namespaces: readonly string[];
}

const page = (file: string, namespaces: string | string[], load: Page["load"]): Page => ({
  file,
  load,
  namespaces: [namespaces].flat(),
});

const legal = page("legal/Legal.tsx", "legal", () => import("../pages/legal/Legal.tsx"));

export const pages: Record<ShownPage, Page> = {
  home: page("home/Home.tsx", "home", () => import("../pages/home/Home.tsx")),
  blog: page("blog/Blog.tsx", "blog", () => import("../pages/blog/Blog.tsx")),
  blogPost: page(
    "blog/BlogPost.tsx",
    ["blog", "notFound"],
    () => import("../pages/blog/BlogPost.tsx"),
  ),
  notFound: page(
    "notFound/NotFound.tsx",
    "notFound",
    () => import("../pages/notFound/NotFound.tsx"),
  ),
  about: page("company/About.tsx", "company", () => import("../pages/company/About.tsx")),
  branding: page(
    "services/Branding.tsx",
    "services",
    () => import("../pages/services/Branding.tsx"),
  ),
  advertising: page(
    "services/Advertising.tsx",
    "services",
    () => import("../pages/services/Advertising.tsx"),
  ),
  marketing: page(
    "services/Marketing.tsx",
    "services",
    () => import("../pages/services/Marketing.tsx"),
  ),
  technology: page(
    "services/Technology.tsx",
    "services",
    () => import("../pages/services/Technology.tsx"),
  ),
  rendre: page("products/Rendre.tsx", "products", () => import("../pages/products/Rendre.tsx")),
  upflyover: page(
    "products/Upflyover.tsx",
    "products",
    () => import("../pages/products/Upflyover.tsx"),
  ),
  gymestry: page(
    "products/Gymestry.tsx",
    "products",
    () => import("../pages/products/Gymestry.tsx"),
  ),
  team: page("company/Team.tsx", "company", () => import("../pages/company/Team.tsx")),
  careers: page("careers/Careers.tsx", "careers", () => import("../pages/careers/Careers.tsx")),
  vacancy: page("careers/Vacancy.tsx", "careers", () => import("../pages/careers/Vacancy.tsx")),
  caseStudies: page(
    "caseStudies/CaseStudies.tsx",
    "caseStudies",
    () => import("../pages/caseStudies/CaseStudies.tsx"),
  ),
  caseStudy: page(
    "caseStudies/CaseStudy.tsx",
    "caseStudies",
    () => import("../pages/caseStudies/CaseStudy.tsx"),
  ),
  newsletter: page(
    "newsletter/Issues.tsx",
    "newsletter",
    () => import("../pages/newsletter/Issues.tsx"),
  ),
  issue: page(
    "newsletter/Issue.tsx",
    ["newsletter", "notFound"],
    () => import("../pages/newsletter/Issue.tsx"),
  ),
  application: page(
    "application/Application.tsx",
    "application",
    () => import("../pages/application/Application.tsx"),
  ),
  contact: page("contact/Contact.tsx", "contact", () => import("../pages/contact/Contact.tsx")),
  terms: legal,
  privacy: legal,
  refund: legal,
  accessibility: legal,
  cookies: legal,
};
