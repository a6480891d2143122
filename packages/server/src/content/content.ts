import type { Reader } from "@agency/content";
import { createPrivateReader, type PrivateReaderOptions } from "@agency/content/private-reader";
import { inPreview } from "@agency/content/queries/preview";
import { createWriter, type StegaConfig } from "@agency/content/writer";
import { noteTags } from "../pages/freshness.ts";
import type { RouteMatch } from "../pages/routes.ts";
import type { ContentSettings } from "../settings/settings.ts";
import { times } from "../settings/times.ts";
import type { Writer } from "../submissions/submissions.ts";

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
const stega: StegaConfig = {
  enabled: true,
  studioUrl: "/desk",
  filter: ({ resultPath }) => ["text", "value"].includes(String(resultPath.at(-1))),
};

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

/**
 * Connects to the content service.
 *
 * @param options.address where the embedded service is reached from inside the process
 * @param options.isPrivate whether the token is needed to read published content. @default false
 */
export function connectContent(
  settings: ContentSettings,
  token: string,
  { address, isPrivate = false }: { address?: string | undefined; isPrivate?: boolean } = {},
): Content {
  const { projectId, dataset, submissionsDataset } = settings;
  const apiHost = address ?? settings.apiHost;
  const place = { projectId, ...(apiHost && { apiHost }) };
  const writer = createWriter({ ...place, dataset: submissionsDataset, token }).withConfig({
    timeout: times.content,
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
      const client = audience === "staff" ? drafts.withConfig({ stega }) : drafts;
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
export async function isPublic(writer: Writer): Promise<boolean> {
  const patient = { timeout: times.ready, maxRetries: 0 };
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
export async function isOpenToAnyone(writer: Writer, dataset: string): Promise<boolean> {
  const anyone = writer.withConfig({ dataset, token: "", timeout: times.ready, maxRetries: 0 });
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

/**
 * How the document behind each page that shows one is asked for by what is in its address: its id, or
 * null where there is none.
 */
export type DocumentQuestions = Readonly<
  Record<
    string,
    (
      reader: Reader,
      params: Readonly<Record<string, string>>,
      signal: AbortSignal,
    ) => Promise<string | null>
  >
>;

/** How many addresses' answers are kept: somebody can make up more than there is room for. */
const mostKept = 10_000;

/**
 * Tells whether the document behind a page exists. `true` as well when the content service does
 * not answer in time: the page itself says so. An answer is kept for `times.existsKept`.
 */
export function createExistence(
  reader: Reader,
  questions: DocumentQuestions,
): (match: RouteMatch) => Promise<boolean> {
  const kept = new Map<string, { exists: Promise<boolean>; until: number }>();

  return async ({ route: { page }, params }) => {
    const question = questions[page];
    if (!question) return true;
    const address = `${page} ${JSON.stringify(params)}`;
    const known = kept.get(address);
    const now = performance.now();
    if (known && known.until > now) return known.exists;
    const signal = AbortSignal.timeout(times.exists);
    const asked = question(reader, params, signal).then((id) => id !== null);
    const exists = asked.catch(() => {
      kept.delete(address);
      return true;
    });
    kept.delete(address);
    kept.set(address, { exists, until: now + times.existsKept });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return exists;
  };
}
