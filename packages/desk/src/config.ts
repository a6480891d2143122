import { publicTypes, singletons } from "@agency/content/schema";
import { createClient } from "@sanity/client";
import { defineConfig, defineLocaleResourceBundle, type SchemaTypeDefinition } from "sanity";
import { structureTool } from "sanity/structure";
import { attentionTool } from "./attention/tool.tsx";
import { connection } from "./connection/plugin.ts";
import { addBadges, limitActions, withoutTranslators } from "./documentRules.ts";
import { formComponents } from "./form/components.tsx";
import { homeTool } from "./home/tool.tsx";
import type { Access } from "./inbox/api.ts";
import { inboxTool } from "./inbox/tool.tsx";
import { Layout } from "./Layout.tsx";
import { sendByCommand, useSendingAction } from "./newsletter/actions.ts";
import { markOffSite } from "./offSite.tsx";
import { accountTool, peopleTool } from "./people/tools.tsx";
import { picturesTool } from "./pictures/tool.tsx";
import { preview } from "./presentation/tool.ts";
import { createStructure, documentViews } from "./structure.ts";
import { translationsTool } from "./translations/tool.tsx";
import { checkUploads } from "./uploads/checkedUploader.ts";

export interface Settings {
  projectId: string;
  dataset: string;
  /** Unset for Sanity's own API. */
  apiHost?: string;
}

/** Studio tools beside the content. */
export interface StudioFeatures {
  inbox?: Access | undefined;
  /** Types whose Arabic the person may edit. */
  types: readonly string[];
  canManagePeople: boolean;
}

/** Whether the site's server hosts the content service, and handles sessions. */
export const isEmbedded = ({ apiHost }: Settings): boolean => apiHost?.startsWith("/") ?? false;

const hiddenActions: Readonly<Record<string, readonly (string | undefined)[]>> = {
  // Singletons are always published and unique.
  ...Object.fromEntries(singletons.map((type) => [type, ["duplicate", "delete", "unpublish"]])),
  // Sending publishes an issue, and a copy would count as sent.
  newsletterIssue: ["publish", "unpublish", "duplicate"],
};

const willBeKept = "You can restore it from “Deleted” for 30 days.";

/** Adds to the Studio's dialog that deleting is not final. */
const deletionTexts = defineLocaleResourceBundle({
  locale: "en-US",
  namespace: "structure",
  resources: {
    "confirm-delete-dialog.confirmation.text_delete": `Delete all versions of this document? ${willBeKept}`,
    "confirm-delete-dialog.confirmation.text_delete_one": `Delete this document? ${willBeKept}`,
    "confirm-delete-dialog.confirmation.text_delete_other": `Delete all versions of this document? ${willBeKept}`,
  },
});

export function createConfig(
  settings: Settings,
  { inbox, types, canManagePeople }: StudioFeatures,
) {
  const { projectId, dataset, apiHost } = settings;
  const host = apiHost && new URL(apiHost, location.origin).href.replace(/\/$/, "");
  return defineConfig({
    name: "desk",
    title: "Studio",
    basePath: "/desk",
    projectId,
    dataset,
    plugins: [
      structureTool({
        structure: createStructure(isEmbedded(settings)),
        title: "Content",
        // Sanity projects have no session for previews and sending.
        ...(isEmbedded(settings) && { defaultDocumentNode: documentViews }),
      }),
      ...(isEmbedded(settings) ? [preview(), connection] : []),
    ],
    // Types of another, compatible release.
    schema: {
      types: (publicTypes as unknown as SchemaTypeDefinition[]).map(markOffSite),
      templates: (all) => all.filter(({ schemaType }) => !singletons.includes(schemaType)),
    },
    // The Studio opens the first tool.
    tools: (ofPlugins) => [
      ...(isEmbedded(settings) ? [homeTool] : []),
      ...ofPlugins,
      ...(inbox?.kinds.length ? [inboxTool(inbox)] : []),
      ...(types.length > 0 ? [translationsTool(types, isEmbedded(settings))] : []),
      ...(isEmbedded(settings) ? [picturesTool] : []),
      attentionTool(isEmbedded(settings)),
      ...(canManagePeople ? [peopleTool] : []),
      ...(isEmbedded(settings) ? [accountTool] : []),
    ],
    ...(isEmbedded(settings) && { i18n: { bundles: [deletionTexts] } }),
    form: { components: formComponents, image: { assetSources: checkUploads } },
    studio: { components: { layout: Layout } },
    // Public datasets do not hide future dates: posts are scheduled there by releases.
    releases: { enabled: !isEmbedded(settings) },
    tasks: { enabled: false },
    scheduledPublishing: { enabled: false },
    scheduledDrafts: { enabled: !isEmbedded(settings) },
    announcements: { enabled: false },
    document: {
      comments: { enabled: false },
      actions(all, context) {
        const { schemaType } = context;
        const shown = all.filter(({ action }) => !hiddenActions[schemaType]?.includes(action));
        if (schemaType !== "newsletterIssue") return limitActions(shown, context);
        // The first action is the form's button, the others its menu.
        const send = isEmbedded(settings) ? useSendingAction : sendByCommand;
        return [send, ...withoutTranslators(shown, context)];
      },
      badges: addBadges,
      newDocumentOptions: withoutTranslators,
      unstable_fieldActions: withoutTranslators,
    },
    // The embedded service has a transaction log.
    beta: { eventsAPI: { documents: false } },
    ...(host && {
      apiHost: host,
      unstable_clientFactory: (options) =>
        // Held requests take any time.
        createClient({ ...options, apiHost: host, useProjectHostname: false, timeout: 0 }),
      auth: { loginMethod: "cookie", redirectOnSingle: true, apiHost: host },
      search: { strategy: "groqLegacy" },
    }),
  });
}
