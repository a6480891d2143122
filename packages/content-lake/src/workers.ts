/**
 * The file of a worker, by its path within the sources. It stands beside the program's own files once
 * that is built.
 */
export function workerFile(path: string): string {
  const isSource = import.meta.url.endsWith(".ts");
  return new URL(isSource ? `./${path}.ts` : `./${path.split("/").at(-1)}.js`, import.meta.url)
    .pathname;
}
