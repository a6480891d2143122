declare global {
  /** Called by the build's preload helper instead of importing (`plugins/importFiles.ts`). */
  var collectImportFiles: ((urls: string[]) => void) | undefined;
}

const isLoaded = (url: string): boolean =>
  performance.getEntriesByName(new URL(url, location.href).href).length > 0 ||
  document.querySelector(`link[href="${CSS.escape(url)}"]`) !== null;

/**
 * Returns the URLs of scripts and styles that an import would load now. Empty in development.
 *
 * @param load contains only an `import()`
 */
export function getImportFiles(load: () => Promise<unknown>): string[] {
  let files: string[] = [];
  globalThis.collectImportFiles = (urls) => {
    files = urls;
  };
  // Rejects in development only.
  load().catch(() => {});
  globalThis.collectImportFiles = undefined;
  return files.filter((url) => !isLoaded(url));
}
