/** No React, so that Node can import it unbundled. */

export { getAbsoluteUrl, getLocalizedPath, parseLocalizedPath } from "./addresses.ts";
export { createCanonicalPaths } from "./canonicalPath.ts";
export { createRouteMatcher, pickSearchParams, type Route, type RouteMatch } from "./routeTable.ts";
