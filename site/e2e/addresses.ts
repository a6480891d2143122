import { routes } from "../src/navigation/routes.ts";

/** Sample documents with a page of their own. */
const samples: Record<string, string> = {
  "/blog/:slug": "/blog/kashida-is-not-letter-spacing",
  "/case-studies/:slug": "/case-studies/dune-and-dial",
  "/careers/:id": "/careers/vacancy-copywriter-english-arabic",
  "/newsletter/:slug": "/newsletter/a-line-with-a-grammar",
};

/** An address of each route, in English, but for what a link in a mail alone opens. */
export const addresses: readonly string[] = routes
  .filter(({ page }) => page !== "application")
  .map(({ path }) => samples[path] ?? path);

/** The same page in Arabic. */
export const inArabic = (path: string): string => (path === "/" ? "/ar" : `/ar${path}`);

/** The sample case studies, each drawn in its own way, by code of its own. */
export const studies: readonly string[] = [
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
