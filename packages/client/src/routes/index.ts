/** No React, so that Node can import it unbundled. */

export { addressIn, getAbsoluteUrl, readAddress } from "./addresses.ts";
export { createRouteMatcher, knownSearch, type Route, type RouteMatch } from "./routeTable.ts";
