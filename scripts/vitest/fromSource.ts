import type { Plugin, UserConfig } from "vite";

const conditions = ["@agency/source"];

/**
 * Vite settings that resolve workspace packages to their sources, without a build.
 * vanilla-extract's compiler overwrites `ssr`, so it needs `environments.ssr`.
 */
export const fromSource = {
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions, externalConditions: conditions } } },
} satisfies UserConfig;

/**
 * `fromSource` for inline configs. Vite mutates their `environments`, and vanilla-extract's
 * compiler would reuse the mutated ones. A hook returns new settings each time.
 */
export const fromSourcePlugin = (): Plugin => ({
  name: "from-source",
  config: () => ({
    resolve: { conditions },
    environments: { ssr: { resolve: { conditions, externalConditions: conditions } } },
  }),
});
