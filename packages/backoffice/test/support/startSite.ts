import {
  startSite as startServer,
  type TestSite,
  type TestSiteOptions,
} from "@agency/server/testing/startSite";
import site from "./site.ts";

export const startSite = (
  env: Record<string, string> = {},
  options: TestSiteOptions = {},
): Promise<TestSite> => startServer(env, { site, ...options });
