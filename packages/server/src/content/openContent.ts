import { readFileSync } from "node:fs";
import { createMigrations, runMigrations, type SampleDocument } from "@agency/content/migrations";
import { sampleCountQuery } from "@agency/content/queries/site-map";
import { createWriter } from "@agency/content/writer";
import type { Logger } from "pino";
import { toLogFields } from "../http/errors.ts";
import type { Writer } from "../records/store.ts";
import { StartError } from "../settings/errors.ts";
import { createLinkToken, isSame } from "../settings/secret.ts";
import type { Settings } from "../settings/settings.ts";
import type { Timeouts } from "../settings/timeouts.ts";
import {
  type ConnectOptions,
  type Content,
  connectContent,
  isPublic,
  isPubliclyReadable,
} from "./content.ts";
import {
  type EmbeddedContent,
  type EmbeddedContentOptions,
  openEmbeddedContent,
} from "./embedded.ts";
import type { SampleContent } from "./sample.ts";

/**
 * Opens the embedded content service, or connects to Sanity. Throws a `StartError` for failed
 * migrations or public submissions.
 */
export async function openContent(
  settings: Settings,
  log: Logger,
  undo: (() => Promise<unknown>)[],
  {
    studioUrl,
    timeouts,
    onProblem,
    ...options
  }: EmbeddedContentOptions &
    Pick<ConnectOptions, "studioUrl" | "onProblem"> & { timeouts: Timeouts },
): Promise<{ embedded: EmbeddedContent | undefined; content: Content }> {
  if (settings.content.embedded) {
    const embedded = await openEmbeddedContent(settings, log, options);
    undo.push(embedded.close);
    if (!embedded.isEmpty) await migrate(embedded, settings, log, options.sample);
    return {
      embedded,
      content: connectContent(settings.content, embedded.token, {
        address: embedded.address,
        ...{ studioUrl, timeouts, onProblem },
      }),
    };
  }
  const { token = "", dataset, submissionsDataset } = settings.content;
  const { writer } = connectContent(settings.content, token, { timeouts });
  await requirePrivate(writer, submissionsDataset, timeouts, log);
  const isOpen = await isPubliclyReadable(writer, dataset, timeouts);
  if (isOpen)
    log.warn(
      "SANITY_DATASET is public, so anyone can read planned and hidden documents by their own queries: make it private",
    );
  const content = connectContent(settings.content, token, {
    isPrivate: !isOpen,
    studioUrl,
    timeouts,
    onProblem,
  });
  return { embedded: undefined, content };
}

/** Windows programs write a byte order mark. */
const parseSample = (text: string): SampleDocument[] =>
  text
    .replace(/^\ufeff/, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as SampleDocument);

/** Throws a `StartError`. */
async function migrate(
  { token, address }: EmbeddedContent,
  { content: { projectId, dataset } }: Settings,
  log: Logger,
  sample: SampleContent | undefined,
): Promise<void> {
  const client = createWriter({ projectId, dataset, token, apiHost: address });
  const readSample = () => (sample ? parseSample(readFileSync(sample.file, "utf8")) : []);
  const run = await runMigrations(client, createMigrations(readSample)).catch((error: Error) => {
    throw new StartError(
      `${error.message}. Nothing of it was stored: start the version from before, or mend the document that it names.`,
    );
  });
  if (run.length > 0) log.info({ migrations: run }, "content migrations finished");
}

/**
 * Throws a `StartError` if submissions are publicly readable or not writable. Passes if the content
 * service is unreachable.
 */
async function requirePrivate(
  writer: Writer,
  dataset: string,
  timeouts: Timeouts,
  log: Logger,
): Promise<void> {
  const found = await isPublic(writer, timeouts).catch((error: unknown) => {
    const problem = writeProblems[(error as { statusCode?: number }).statusCode ?? 0];
    if (problem) throw new StartError(problem(dataset));
    log.warn(
      { error: toLogFields(error) },
      "visibility of the submissions dataset could not be verified",
    );
    return false;
  });
  if (found)
    throw new StartError(
      `SANITY_SUBMISSIONS_DATASET "${dataset}" is public, so anyone could read what visitors send: make it private in Sanity's settings, or set another one that is.`,
    );
}

const writeProblems: Record<number, (dataset: string) => string> = {
  401: () =>
    "SANITY_WRITE_TOKEN is not accepted by the content service (401): set it to a token of the project SANITY_PROJECT_ID.",
  403: (dataset) =>
    `SANITY_WRITE_TOKEN may not write to the dataset "${dataset}" (403): set it to a token with the role Editor.`,
  404: (dataset) =>
    `SANITY_SUBMISSIONS_DATASET "${dataset}" is not in the project SANITY_PROJECT_ID (404): create it there, private, or set the name of one that is.`,
};

/** The dot hides the document without the token. */
const secretCheckId = "secret.check";

/**
 * Throws a `StartError` if `SECRET` is not that of the stored submissions: ids and mail links would
 * not match, and subscribers would be stored twice. Passes if the content service is unreachable.
 */
export async function requireSameSecret(
  { writer }: Content,
  secret: string,
  timeouts: Timeouts,
  log: Logger,
): Promise<void> {
  const fresh = {
    _id: secretCheckId,
    _type: "secretCheck",
    digest: createLinkToken(secret, "check", secretCheckId),
  };
  const stored = await writer
    .withConfig({ timeout: timeouts.ready, maxRetries: 0 })
    .createIfNotExists(fresh)
    .catch((error: unknown) => {
      log.warn({ error: toLogFields(error) }, "SECRET could not be verified");
      return fresh;
    });
  if (!isSame(fresh.digest, stored.digest))
    throw new StartError(
      "SECRET is not the one that the stored submissions were taken with: set that one again, or put the file `secret` back into DATA_DIR.",
    );
}

/** Warns if sample content is published. */
export async function logSampleContent({ reader }: Content, log: Logger): Promise<void> {
  const samples = await reader.fetch(sampleCountQuery, {}).catch(() => 0);
  if (samples > 0)
    log.warn(
      { samples },
      "documents of the sample content are kept from search engines: replace or delete them",
    );
}
