import { createClient, type SanityClient } from "@sanity/client";

export type { StegaConfig } from "@sanity/client";

export interface WriterOptions {
  projectId: string;
  dataset: string;
  /** Write-capable. It must never reach a browser; neither must this module. */
  token: string;
  /** Absolute address of the embedded service; unset means Sanity's own. */
  apiHost?: string;
}

/**
 * The write client of the server: the official one, with the delivery network disabled.
 * Source: specification, section 7. "published" keeps drafts out of what a token could read.
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
