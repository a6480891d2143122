import type { Plugin } from "vite";

/** A string (`?worker&inline`) or a file. */
const addresses = /\bnew Worker\(\s*(objURL|new URL\([^()]*\))/g;

/**
 * Wraps worker URLs in the library's Trusted Types policy. Sources cannot: bundlers look for the
 * literal text `new Worker(new URL(…))`.
 */
export function trustedWorkers(): Plugin {
  return {
    name: "agency-trusted-workers",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { code: /\bnew Worker\(/ },
      handler(code, id) {
        let count = 0;
        const trusted = code.replace(addresses, (_, address: string) => {
          count++;
          return `new Worker(createScriptUrl(${address})`;
        });
        if (count === 0) throw new Error(`${id} opens a worker in a way that is not known here.`);
        const helper = 'import { createScriptUrl } from "@agency/ui/trusted-types";\n';
        return { code: helper + trusted, map: null };
      },
    },
  };
}
