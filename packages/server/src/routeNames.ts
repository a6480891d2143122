import { livePath } from "./live/live.ts";
import { linkPaths } from "./mail/links.ts";
import { resumesPath } from "./resume/links.ts";
import type { SiteDefinition } from "./site.ts";

/** Folders whose paths the log shortens to the folder. */
const folders = ["/api", "/assets", "/content", "/locales"];

/**
 * Creates the function that names a request in the log. A path itself can hold what a visitor typed.
 * `paths` are further known ones. One that ends with `/*` stands for everything below it.
 */
export function createRouteNames(
  { formLocations, sendEmailPath, applicant, routes }: SiteDefinition,
  paths: readonly string[],
): (path: string) => string {
  const known = new Set([
    "/healthz",
    "/readyz",
    ...Object.values(formLocations).map(({ endpoint }) => endpoint),
    sendEmailPath,
    ...Object.values(linkPaths),
    livePath,
    applicant.endpoint,
    ...paths.filter((path) => !path.endsWith("/*")),
  ]);
  const patterns = [
    `${resumesPath}/*`,
    ...paths.filter((path) => path.endsWith("/*")),
    ...folders.map((folder) => `${folder}/*`),
  ];
  return (path) => {
    if (known.has(path)) return path;
    const pattern = patterns.find((one) => path.startsWith(one.slice(0, -1)));
    return pattern ?? routes.match(path)?.route.path ?? "(unknown)";
  };
}
