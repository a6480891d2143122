import { createClient, type SanityClient } from "@sanity/client";

export type { StegaConfig } from "@sanity/client";

export interface WriterOptions {
  projectId: string;
  dataset: string;
  /** Grants write access. Must not reach a browser, nor may this module. */
  token: string;
  /** @default Sanity's own */
  apiHost?: string;
}

/**
 * Creates the server's write client: the official one, without CDN (specification, section 7). The
 * perspective "published" excludes drafts.
 */
export function createWriter({ projectId, dataset, token, apiHost }: WriterOptions): SanityClient {
  return createClient({
    projectId,
    dataset,
    token,
    useCdn: false,
    apiVersion: "2023-05-03",
    perspective: "published",
    ...(apiHost === undefined ? {} : { apiHost, useProjectHostname: false }),
  });
}
