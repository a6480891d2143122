import type { Reader } from "@agency/content";
import { createPrivateReader, type PrivateReaderOptions } from "@agency/content/private-reader";
import { inPreview } from "@agency/content/queries/preview";
import { createWriter, type StegaConfig } from "@agency/content/writer";
import type { Writer } from "../records/store.ts";
import type { ContentSettings } from "../settings/settings.ts";
import { defaultTimeouts, type Timeouts } from "../settings/timeouts.ts";
import { noteTags } from "./invalidation.ts";

/** What the browser is told, in the page's settings: nothing secret. */
export interface PublicSettings {
  /** Origin of the site's public address, no trailing slash. */
  siteUrl: string;
  content: { projectId: string; dataset: string; apiHost?: string };
  analytics: string[];
  /** Days that a submission is kept; the privacy policy tells it. */
  retentionDays: number;
  /** Whether a subscription has to be confirmed by a link in a mail. @default it has not */
  newsletterConfirms?: true;
}

/** Who sees drafts: the staff, who edit them, or whoever has a link. */
export type Audience = "staff" | "guest";

/** Texts alone carry where they are edited: other values are compared, counted and put into addresses. */
const createStega = (studioUrl: string): StegaConfig => ({
  enabled: true,
  studioUrl,
  filter: ({ resultPath }) => ["text", "value"].includes(String(resultPath.at(-1))),
});

/** Address of the published content as the server reaches it, with a token where it is private. */
export type ContentAddress = Omit<PrivateReaderOptions, "onTags" | "lastEvent">;

/** How the server reaches the content, for pages and for submissions. */
export interface Content {
  place: ContentAddress;
  reader: Reader;
  /**
   * Asks with the credential for pages as they will be: drafts, and what is planned or hidden. For the
   * staff each text says in signs that nobody sees where it is edited (stega).
   */
  fetchDrafts: (audience: Audience) => Reader["fetch"];
  writer: Writer;
  /** The last live event that was heard: what is read has to be as new. Empty where none is. */
  newest: { event?: string };
}

export interface ConnectOptions {
  /** Address of the embedded service inside this process. */
  address?: string | undefined;
  /** Whether the token is needed to read published content. @default false */
  isPrivate?: boolean;
  /** Address at which staff edit the texts of a preview. @default texts carry no links */
  studioUrl?: string | undefined;
  /** @default those of the server */
  timeouts?: Timeouts;
}

/** Connects to the content service. */
export function connectContent(
  settings: ContentSettings,
  token: string,
  { address, isPrivate = false, studioUrl, timeouts = defaultTimeouts }: ConnectOptions = {},
): Content {
  const { projectId, dataset, submissionsDataset } = settings;
  const apiHost = address ?? settings.apiHost;
  const place = { projectId, ...(apiHost && { apiHost }) };
  const writer = createWriter({ ...place, dataset: submissionsDataset, token }).withConfig({
    timeout: timeouts.content,
  });
  const drafts = writer.withConfig({ dataset, perspective: "drafts", apiVersion: "2025-02-19" });
  const newest: Content["newest"] = {};
  const published = { ...place, dataset, ...(isPrivate && { token }) };
  return {
    place: published,
    newest,
    reader: createPrivateReader({
      ...published,
      onTags: noteTags,
      lastEvent: () => newest.event,
    }),
    fetchDrafts(audience) {
      const isEdited = audience === "staff" && studioUrl !== undefined;
      const client = isEdited ? drafts.withConfig({ stega: createStega(studioUrl) }) : drafts;
      return (query, params, options = {}) =>
        client.fetch<never>(inPreview(query), params as Record<string, unknown>, options);
    },
    writer,
  };
}

/** A document that says nothing, with an id that shows in a public dataset (no dot). */
const probe = { _id: "visibility-probe", _type: "visibilityProbe" };

/**
 * Whether strangers can read what visitors send: puts a document there, and asks for it without
 * the credential. A private dataset refuses or shows nothing.
 * Throws the client's error, with `statusCode` where the write was refused, when the content
 * service does not tell.
 */
export async function isPublic(writer: Writer, timeouts: Timeouts): Promise<boolean> {
  const patient = { timeout: timeouts.ready, maxRetries: 0 };
  await writer.withConfig(patient).createIfNotExists(probe);
  const stranger = writer.withConfig({ ...patient, token: "" });
  try {
    return (await stranger.fetch<number>("count(*[_id == $_id])", { _id: probe._id })) > 0;
  } catch (error) {
    if ([401, 403, 404].includes((error as { statusCode?: number }).statusCode ?? 0)) return false;
    throw error;
  }
}

/**
 * Whether anyone may read published content without a token. `false` as well where it cannot be told:
 * reading with the token works in both cases.
 */
export async function isOpenToAnyone(
  writer: Writer,
  dataset: string,
  timeouts: Timeouts,
): Promise<boolean> {
  const anyone = writer.withConfig({ dataset, token: "", timeout: timeouts.ready, maxRetries: 0 });
  // A private dataset of Sanity's may show nothing instead of refusing.
  return (await anyone.fetch<number>("count(*[0...1])").catch(() => 0)) > 0;
}

/**
 * Returns the settings with which browsers read content. They read from this server if the service
 * is embedded or the dataset private, and from Sanity's network otherwise.
 */
export function publicContent(
  { embedded, projectId, dataset, apiHost }: ContentSettings,
  isPrivate = false,
): PublicSettings["content"] {
  const host = embedded || isPrivate ? "/content" : apiHost;
  return { projectId, dataset, ...(host && { apiHost: host }) };
}
