import { isOffSite } from "@agency/content/schema";
import type { PreviewConfig, SchemaTypeDefinition } from "sanity";

/**
 * Marks list entries of documents that are off the site with a crossed-out eye. `studio.css` greys
 * their status dot, which the Studio draws green.
 */
export function markOffSite(type: SchemaTypeDefinition): SchemaTypeDefinition {
  const { preview } = type as { preview?: PreviewConfig };
  const prepare = preview?.prepare;
  if (!prepare) return type;
  return {
    ...type,
    preview: {
      ...preview,
      prepare(...args: Parameters<typeof prepare>) {
        const shown = prepare(...args);
        return isOffSite(shown.subtitle) ? { ...shown, media: OffSiteIcon } : shown;
      },
    },
  } as SchemaTypeDefinition;
}

/** The subtitle says the same. */
const OffSiteIcon = () => (
  <svg data-off-site width="1em" height="1em" viewBox="0 0 25 25" fill="none" aria-hidden>
    <path
      d="M4 12.5c2-3.5 5-5.5 8.5-5.5s6.5 2 8.5 5.5c-2 3.5-5 5.5-8.5 5.5S6 16 4 12.5ZM15 12.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM5 20 20 5"
      stroke="currentColor"
      strokeWidth={1.2}
    />
  </svg>
);
