import { routes } from "../src/navigation/routes.ts";

/** Sample documents with a page of their own. */
const samples: Record<string, string> = {
  "/blog/:slug": "/blog/kashida-is-not-letter-spacing",
  "/case-studies/:slug": "/case-studies/dune-and-dial",
  "/careers/:id": "/careers/vacancy-copywriter-english-arabic",
};

/** An address of each route, in English. */
export const addresses: readonly string[] = routes.map(({ path }) => samples[path] ?? path);

/** The same page in Arabic. */
export const inArabic = (path: string): string => (path === "/" ? "/ar" : `/ar${path}`);
