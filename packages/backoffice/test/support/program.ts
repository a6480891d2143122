import { type Program, type RunOptions, run as runServer } from "@agency/server/testing/program";
import { siteFile } from "./site.ts";

export const run = (env: Record<string, string>, options: RunOptions = {}): Program =>
  runServer(env, { site: siteFile, ...options });
