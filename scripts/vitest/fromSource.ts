import type { Plugin, UserConfig } from "vite";

const conditions = ["@agency/source"];

/**
 * Vite settings that resolve the workspace's packages to their sources, so that nothing is built first.
 * The compiler of vanilla-extract replaces `ssr`, and reads `environments.ssr` alone.
 */
export const fromSource = {
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions, externalConditions: conditions } } },
} satisfies UserConfig;

/**
 * The same for an inline config: Vite writes into the `environments` of it, and vanilla-extract's
 * compiler would get what was written. A hook returns new settings each time.
 */
export const fromSourcePlugin = (): Plugin => ({
  name: "from-source",
  config: () => ({
    resolve: { conditions },
    environments: { ssr: { resolve: { conditions, externalConditions: conditions } } },
  }),
});
