import type { Plugin, UserConfig } from "vite";

const conditions = ["@agency/source"];

/**
 * Resolves workspace packages to sources, without a build. vanilla-extract's compiler overwrites
 * `ssr`, so it needs `environments.ssr`.
 */
export const fromSource = {
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions, externalConditions: conditions } } },
} satisfies UserConfig;

/**
 * Creates `fromSource` anew for inline configs: vanilla-extract's compiler would reuse
 * `environments` mutated by Vite.
 */
export const fromSourcePlugin = (): Plugin => ({
  name: "from-source",
  config: () => ({
    resolve: { conditions },
    environments: { ssr: { resolve: { conditions, externalConditions: conditions } } },
  }),
});
