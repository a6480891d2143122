/** Set once the router handles clicks. */
export const routedAttribute = "data-routed";

/**
 * Prerenders the other language on hover or touch, while its link loads a document. Later the
 * router loads less, and keeps scroll position and input.
 */
export const speculationRules = {
  prerender: [
    {
      where: { selector_matches: `html:not([${routedAttribute}]) a[hreflang]` },
      eagerness: "moderate",
    },
  ],
};
