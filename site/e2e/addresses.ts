import { routes } from "../src/navigation/routes.ts";

const samples: Record<string, string> = {
  "/blog/:slug": "/blog/kashida-is-not-letter-spacing",
  "/case-studies/:slug": "/case-studies/dune-and-dial",
  "/careers/:id": "/careers/vacancy-copywriter-english-arabic",
  "/newsletter/:slug": "/newsletter/a-line-with-a-grammar",
};

/** One English URL per route, without pages of mail links. */
export const addresses: readonly string[] = routes
  .filter(({ page }) => page !== "application")
  .map(({ path }) => samples[path] ?? path);

export const toArabicPath = (path: string): string => (path === "/" ? "/ar" : `/ar${path}`);

export const caseStudyPaths: readonly string[] = [
  "dune-and-dial",
  "fenwater-museum",
  "hadeel-kitchens",
  "kestrel-row",
  "lanternfish-books",
  "marsa-lines",
  "northlight-clinics",
  "orrery-freight",
  "pinbright-energy",
].map((slug) => `/case-studies/${slug}`);
