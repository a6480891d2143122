import type { FeedLocation } from "@agency/content/feed-paths";

/** Feeds by the page that lists their documents. */
export const feedLocations = {
  blog: { path: "/feed" },
  newsletter: { path: "/newsletter/feed" },
  careers: { path: "/careers/feed", jsonPath: "/careers.json" },
} as const satisfies Record<string, FeedLocation>;
