import { createClient, type SanityClient } from "@sanity/client";

export type { StegaConfig } from "@sanity/client";

export interface WriterOptions {
  projectId: string;
  dataset: string;
  /** Grants write access. Neither it nor this module may reach a browser. */
  token: string;
  /** @default Sanity's own */
  apiHost?: string;
}

/**
 * Creates the server's write client: the official one, with the CDN disabled. Source:
 * specification, section 7. The perspective "published" excludes drafts that the token could read.
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
