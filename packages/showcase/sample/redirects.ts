import type { RedirectSource } from "./types.ts";

/** A renamed and a withdrawn article. */
export const redirects: RedirectSource[] = [
  {
    slug: "arabic-headlines-on-the-web",
    from: "/blog/arabic-headlines-on-the-web",
    to: "/blog/kashida-is-not-letter-spacing",
    status: 301,
  },
  { slug: "our-year-in-numbers", from: "/blog/our-year-in-numbers", status: 410 },
];
