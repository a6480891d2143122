import { fileURLToPath } from "node:url";
import {
  startSite as startServer,
  type TestSite,
  type TestSiteOptions,
} from "@agency/server/testing/startSite";
import site from "../../server.ts";

/** Argument of `agency-server SITE`. */
export const siteFile = fileURLToPath(new URL("../../server.ts", import.meta.url));

/** In process, on a free port, with an empty data folder. */
export const startSite = (
  env: Record<string, string> = {},
  options: Pick<TestSiteOptions, "renderer"> = {},
): Promise<TestSite> => startServer(env, { site, ...options });
