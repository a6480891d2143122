import type { UserConfig } from "vite";

const conditions = ["@agency/source"];

/**
 * Vite settings that resolve the workspace's packages to their sources, so that nothing is built first.
 * The compiler of vanilla-extract replaces `ssr`, and reads `environments.ssr` alone.
 */
export const fromSource = {
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions, externalConditions: conditions } } },
} satisfies UserConfig;
