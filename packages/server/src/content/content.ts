import type { Reader } from "@agency/content";
import { type ProblemHandler, parseResult } from "@agency/content/parse";
import { createPrivateReader, type PrivateReaderOptions } from "@agency/content/private-reader";
import { includeHidden } from "@agency/content/queries/preview";
import { createWriter, type StegaConfig } from "@agency/content/writer";
import type { Writer } from "../records/store.ts";
import type { ContentSettings } from "../settings/settings.ts";
import { defaultTimeouts, type Timeouts } from "../settings/timeouts.ts";
import { recordCacheTags } from "./invalidation.ts";

/** Contains no secrets. */
export interface PublicSettings {
  siteUrl: string;
  content: { projectId: string; dataset: string; apiHost?: string };
  analytics: string[];
  /** Days, stated in the privacy policy. */
  retentionDays: number;
  /** @default false */
  newsletterConfirms?: true;
}

/** Signed-in staff, or anyone with a preview link. */
export type Audience = "staff" | "guest";

/** Edit links (stega) in text fields only. Others are compared, counted or used in URLs. */
const createStega = (studioUrl: string): StegaConfig => ({
  enabled: true,
  studioUrl,
  filter: ({ resultPath }) => ["text", "value"].includes(String(resultPath.at(-1))),
});

export type ContentAddress = Omit<PrivateReaderOptions, "onTags" | "lastEvent" | "onProblem">;

export interface Content {
  place: ContentAddress;
  reader: Reader;
  /** Includes drafts, planned and hidden content. Texts for staff contain edit links. */
  fetchDrafts: (audience: Audience) => Reader["fetch"];
  writer: Writer;
  /** Last live event. Reads must be at least as new. */
  newest: { event?: string };
}

export interface ConnectOptions {
  address?: string | undefined;
  /** @default false */
  isPrivate?: boolean;
  /** Editor of preview texts. @default no edit links */
  studioUrl?: string | undefined;
  timeouts?: Timeouts;
  /** Receives published content that does not fit. @default ignored */
  onProblem?: ProblemHandler | undefined;
}

/** Creates the clients of published content, drafts and submissions. */
export function connectContent(
  settings: ContentSettings,
  token: string,
  {
    address,
    isPrivate = false,
    studioUrl,
    timeouts = defaultTimeouts,
    onProblem,
  }: ConnectOptions = {},
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
      onTags: recordCacheTags,
      lastEvent: () => newest.event,
      ...(onProblem && { onProblem }),
    }),
    fetchDrafts(audience) {
      const isEdited = audience === "staff" && studioUrl !== undefined;
      const client = isEdited ? drafts.withConfig({ stega: createStega(studioUrl) }) : drafts;
      return async (query, params, options = {}) => {
        const hidden = includeHidden(query);
        const result = await client.fetch(hidden, params as Record<string, unknown>, options);
        return parseResult(query, result) as never;
      };
    },
    writer,
  };
}

/** Ids without a dot are readable in a public dataset. */
const probe = { _id: "visibility-probe", _type: "visibilityProbe" };

/**
 * Returns whether submissions are publicly readable, by a probe document.
 * @throws the client's error, with `statusCode` if the write was refused
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
 * Returns whether the dataset is readable without a token. `false` if unknown, because reading with
 * the token always works.
 */
export async function isPubliclyReadable(
  writer: Writer,
  dataset: string,
  timeouts: Timeouts,
): Promise<boolean> {
  const anyone = writer.withConfig({ dataset, token: "", timeout: timeouts.ready, maxRetries: 0 });
  // Private datasets of Sanity may return nothing instead of an error.
  return (await anyone.fetch<number>("count(*[0...1])").catch(() => 0)) > 0;
}

/** Returns the content service's address, for Studio and pictures. */
export function publicContent({
  embedded,
  projectId,
  dataset,
  apiHost,
}: ContentSettings): PublicSettings["content"] {
  const host = embedded ? browserHost : apiHost;
  return { projectId, dataset, ...(host && { apiHost: host }) };
}

const browserHost = "/content";

/** Returns the settings for browsers, which read through this server. */
export const browserContent = ({
  projectId,
  dataset,
}: ContentSettings): PublicSettings["content"] => ({ projectId, dataset, apiHost: browserHost });
