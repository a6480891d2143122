import { type Program, type RunOptions, run as runServer } from "@agency/server/testing/program";
import { siteFile } from "./site.ts";

/** Starts the server in its own process, with a back office and without pages. */
export const run = (env: Record<string, string>, options: RunOptions = {}): Program =>
  runServer(env, { site: siteFile, ...options });
