import type { Plugin } from "vite";

const declaration = "export const __vitePreload =";

/**
 * Makes the URLs of a dynamic import's files available to prefetching (`getImportFiles`): passes
 * them to `collectImportFiles`, if defined, instead of importing.
 */
export function importFiles(): Plugin {
  return {
    name: "agency-import-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(declaration)) throw new Error("Vite's preload helper has changed.");
        return {
          code: `${code.replace(declaration, "const importWithFiles =")};
export const __vitePreload = (load, files = [], importer) => {
  const { collectImportFiles } = globalThis;
  if (!collectImportFiles) return importWithFiles(load, files, importer);
  collectImportFiles(files.map((file) => assetsURL(file, importer)));
  return Promise.resolve();
};`,
          map: null,
        };
      },
    },
  };
}
