import type { Plugin } from "vite";

/** The address of a worker as Vite writes it: of a string (`?worker&inline`), or of a file. */
const addresses = /\bnew Worker\(\s*(objURL|new URL\([^()]*\))/g;

/**
 * Passes the addresses of workers through the Trusted Types policy of the library. Bundlers find
 * workers by the text `new Worker(new URL(…))`, so the sources cannot do that themselves.
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
