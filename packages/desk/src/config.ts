import { publicTypes } from "@agency/content/schema";
import { createClient } from "@sanity/client";
import { defineConfig, type SchemaTypeDefinition } from "sanity";
import { structureTool } from "sanity/structure";
import { documentViews, structure } from "./structure.ts";

/** Where the content is, as the server tells it. */
export interface Settings {
  projectId: string;
  dataset: string;
  /** Set where the service is the site's own, or not Sanity's. */
  apiHost?: string;
}

/** The Studio, for the embedded content service or for a project of Sanity's. */
export function configOf({ projectId, dataset, apiHost }: Settings) {
  const host = apiHost && new URL(apiHost, location.origin).href.replace(/\/$/, "");
  return defineConfig({
    name: "desk",
    title: "Desk",
    basePath: "/desk",
    projectId,
    dataset,
    plugins: [
      structureTool({
        structure,
        title: "Content",
        // Elsewhere the server does not know who is signed in, and shows drafts to nobody.
        ...(apiHost?.startsWith("/") && { defaultDocumentNode: documentViews }),
      }),
    ],
    // Written against the types of another release, which say the same.
    schema: { types: publicTypes as unknown as SchemaTypeDefinition[] },
    releases: { enabled: false },
    tasks: { enabled: false },
    scheduledPublishing: { enabled: false },
    scheduledDrafts: { enabled: false },
    announcements: { enabled: false },
    document: { comments: { enabled: false } },
    ...(host && {
      apiHost: host,
      unstable_clientFactory: (options) =>
        createClient({ ...options, apiHost: host, useProjectHostname: false }),
      auth: { loginMethod: "cookie", redirectOnSingle: true, apiHost: host },
      search: { strategy: "groqLegacy" },
    }),
  });
}
