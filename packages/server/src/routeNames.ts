import { livePath } from "./live/live.ts";
import { linkPaths } from "./mail/subscriberLinks.ts";
import { resumesPath } from "./resume/links.ts";
import type { SiteDefinition } from "./site.ts";

const folders = ["/api", "/assets", "/content", "/locales"];

/**
 * Returns a function that names a path in the log. Unknown paths can contain input and become
 * `(unknown)`. `/*` includes all below.
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
