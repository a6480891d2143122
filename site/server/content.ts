import {
  caseStudySlugExistsQuery,
  createReader,
  postSlugExistsQuery,
  type Reader,
  vacancyExistsQuery,
} from "@agency/content";
import { createWriter } from "@agency/content/writer";
import type { RouteMatch } from "../src/routes.ts";
import type { ContentSettings } from "./settings.ts";
import type { Writer } from "./submissions.ts";
import { times } from "./times.ts";

/** What the browser is told, in the page's settings: nothing secret. */
export interface PublicSettings {
  content: { projectId: string; dataset: string; apiHost?: string };
  analytics: string[];
  /** Days that a submission is kept; the privacy policy tells it. */
  retentionDays: number;
  /** The content is the embedded sample; pages say so where it could be taken for real. */
  sampleContent: boolean;
}

/** How the server reaches the content: without a credential for pages, with one for submissions. */
export interface Content {
  reader: Reader;
  writer: Writer;
}

/** `address` is where the embedded service is reached from inside the process. */
export function connectContent(
  settings: ContentSettings,
  token: string,
  address?: string,
): Content {
  const { projectId, dataset, submissionsDataset } = settings;
  const apiHost = address ?? settings.apiHost;
  const place = { projectId, ...(apiHost && { apiHost }) };
  return {
    reader: createReader({ ...place, dataset }),
    writer: createWriter({ ...place, dataset: submissionsDataset, token }).withConfig({
      timeout: times.content,
    }),
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

/** Where the browser reads: the same origin for the embedded service, Sanity's network otherwise. */
export function publicContent({
  embedded,
  projectId,
  dataset,
  apiHost,
}: ContentSettings): PublicSettings["content"] {
  const host = embedded ? "/content" : apiHost;
  return { projectId, dataset, ...(host && { apiHost: host }) };
}

/**
 * Tells whether the document behind a page exists. `true` as well when the content service does
 * not answer in time: the page itself says so. Answers are kept for `times.existsKept`.
 */
export function createExistence(reader: Reader): (match: RouteMatch) => Promise<boolean> {
  const kept = new Map<string, { answer: Promise<boolean>; until: number }>();
  return (match) => {
    const question = questionOf(match);
    if (!question) return Promise.resolve(true);
    const key = `${match.route.page}/${question.value}`;
    const known = kept.get(key);
    const now = performance.now();
    if (known && known.until > now) return known.answer;
    const answer = question.ask(reader, AbortSignal.timeout(times.exists)).catch(() => {
      kept.delete(key);
      return true;
    });
    kept.delete(key);
    kept.set(key, { answer, until: now + times.existsKept });
    if (kept.size > 1_000) kept.delete(kept.keys().next().value as string);
    return answer;
  };
}

function questionOf({ route, params }: RouteMatch) {
  const { slug = "", id = "" } = params;
  switch (route.page) {
    case "blogPost":
      return {
        value: slug,
        ask: (reader: Reader, signal: AbortSignal) =>
          reader.fetch(postSlugExistsQuery, { slug }, { signal }),
      };
    case "caseStudy":
      return {
        value: slug,
        ask: (reader: Reader, signal: AbortSignal) =>
          reader.fetch(caseStudySlugExistsQuery, { slug }, { signal }),
      };
    case "vacancy":
      return {
        value: id,
        ask: (reader: Reader, signal: AbortSignal) =>
          reader.fetch(vacancyExistsQuery, { id }, { signal }),
      };
    default:
      return undefined;
  }
}
