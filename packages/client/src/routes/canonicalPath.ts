import { isPagePath } from "@agency/content/urls";
import { getLocalizedPath } from "./addresses.ts";
import type { RouteMatch } from "./routeTable.ts";

const getSegments = (pathname: string): string[] =>
  pathname
    .replace(/\/$/, "")
    .replace(/(?:\/index\.html)+$/i, "")
    .split("/")
    .slice(1);

/** Also decodes needless encoding, such as `%61`. */
const toLowerCase = (segment: string): string =>
  encodeURIComponent(decodeURIComponent(segment).toLowerCase());

/**
 * Creates a function that returns a page's possible canonical paths, the best first, none without a
 * route. They are lower case, without a trailing slash and `index.html`. Parameters keep their case
 * in the first path. In the second, those of `lowerCaseParams` are lower case.
 */
export const createCanonicalPaths =
  (match: (pathname: string) => RouteMatch | undefined) =>
  (pathname: string): readonly string[] => {
    if (!isPagePath(pathname)) return [];
    const typed = getSegments(pathname);
    const lower = typed.map(toLowerCase);
    const found = match(`/${lower.join("/")}`);
    if (!found || found.route.isSecret) return [];
    const { route, language } = found;
    const pattern = route.path.split("/").filter(Boolean);
    const offset = typed.length - pattern.length;
    const build = (isLowerCase: (param: string) => boolean) =>
      getLocalizedPath(
        language,
        `/${pattern.map((part, index) => fill(part, index + offset, isLowerCase)).join("/")}`,
      );
    function fill(part: string, at: number, isLowerCase: (param: string) => boolean): string {
      if (!part.startsWith(":")) return part;
      const [value = "", changed = ""] = [typed[at], lower[at]];
      const isChanged = decodeURIComponent(value) !== decodeURIComponent(changed);
      return isChanged && isLowerCase(part.slice(1)) ? changed : value;
    }
    const isSlug = (param: string) => route.lowerCaseParams?.includes(param) ?? false;
    return [...new Set([build(() => false), build(isSlug)])];
  };
