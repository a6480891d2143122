import { publicTypes, singletons } from "@agency/content/schema";
import { createClient } from "@sanity/client";
import { defineConfig, type SchemaTypeDefinition } from "sanity";
import { structureTool } from "sanity/structure";
import { formComponents } from "./form/components.tsx";
import type { Access } from "./inbox/api.ts";
import { inboxTool } from "./inbox/tool.tsx";
import { accountTool, peopleTool } from "./people/tools.tsx";
import { preview } from "./presentation/tool.ts";
import { documentViews, structure } from "./structure.ts";
import { translationsTool } from "./translations/tool.tsx";

/** Where the content is, as the server tells it. */
export interface Settings {
  projectId: string;
  dataset: string;
  /** Set where the service is the site's own, or not Sanity's. */
  apiHost?: string;
}

/** What the person who is signed in works on, beside the content. */
export interface Work {
  /** What visitors sent; unset where there is none of it. */
  inbox?: Access | undefined;
  /** Types of documents whose Arabic it is. */
  types: readonly string[];
  /** Whether they tell who is on the staff. */
  mayManagePeople: boolean;
}

/** Whether the service is the site's own, so that its server knows who is signed in. */
export const isOwn = ({ apiHost }: Settings): boolean => apiHost?.startsWith("/") ?? false;

/** What is not done with documents of a type: its actions by name. */
const unwanted: Readonly<Record<string, readonly (string | undefined)[]>> = {
  // What there is one of is neither copied nor deleted, and is on the site at all times.
  ...Object.fromEntries(singletons.map((type) => [type, ["duplicate", "delete", "unpublish"]])),
  // An issue is on the site once it is sent; a copy would say that it was sent as well.
  newsletterIssue: ["publish", "unpublish", "duplicate"],
};

/** The Studio, for the embedded content service or for a project of Sanity's. */
export function createConfig(settings: Settings, { inbox, types, mayManagePeople }: Work) {
  const { projectId, dataset, apiHost } = settings;
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
        // Elsewhere the server does not know who is signed in: it shows drafts to nobody, and sends
        // no issue for anybody.
        ...(isOwn(settings) && { defaultDocumentNode: documentViews }),
      }),
      ...(isOwn(settings) ? [preview()] : []),
    ],
    // Written against the types of another release, which say the same.
    schema: {
      types: publicTypes as unknown as SchemaTypeDefinition[],
      // What there is one of is there already.
      templates: (all) => all.filter(({ schemaType }) => !singletons.includes(schemaType)),
    },
    tools: [
      ...(inbox?.kinds.length ? [inboxTool(inbox)] : []),
      ...(types.length > 0 ? [translationsTool(types, isOwn(settings))] : []),
      ...(mayManagePeople ? [peopleTool] : []),
      ...(isOwn(settings) ? [accountTool] : []),
    ],
    form: { components: formComponents },
    // In a public dataset of a project a date ahead hides nothing: posts are planned as scheduled
    // drafts there, which are releases of one document.
    releases: { enabled: !isOwn(settings) },
    tasks: { enabled: false },
    scheduledPublishing: { enabled: false },
    scheduledDrafts: { enabled: !isOwn(settings) },
    announcements: { enabled: false },
    document: {
      comments: { enabled: false },
      actions: (all, { schemaType }) =>
        all.filter(({ action }) => !unwanted[schemaType]?.includes(action)),
    },
    // Who changed what is told by the log of transactions, which the embedded service has.
    beta: { eventsAPI: { documents: false } },
    ...(host && {
      apiHost: host,
      unstable_clientFactory: (options) =>
        createClient({ ...options, apiHost: host, useProjectHostname: false }),
      auth: { loginMethod: "cookie", redirectOnSingle: true, apiHost: host },
      search: { strategy: "groqLegacy" },
    }),
  });
}
