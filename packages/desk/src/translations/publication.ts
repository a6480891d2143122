import { planPublication, type Source, type Versions } from "@agency/content/translation";
import { isKeySegment, type ValidationMarker } from "sanity";

/** Returns why the Arabic of a draft cannot be published, and what to do. */
export function findHindrance(versions: Versions): string | undefined {
  if (!versions.published) {
    return versions.draft?._type === "newsletterIssue"
      ? "The issue is on the site once it is sent."
      : "Not on the site yet: an editor publishes it first.";
  }
  const { mutations } = planPublication(versions);
  return mutations.length === 0 ? "All of its Arabic is on the site." : undefined;
}

/** Returns the first error within Arabic. Errors in English are for editors. */
export const findArabicError = (markers: readonly ValidationMarker[]): string | undefined =>
  markers.find(
    ({ level, path }) =>
      level === "error" && path.some((segment) => !isKeySegment(segment) && segment === "ar"),
  )?.message;

/** Publishes the Arabic of a draft. Returns why it failed, and what to do. */
export async function publishArabic(
  source: Source,
  versions: Versions,
): Promise<string | undefined> {
  try {
    await source.commit(planPublication(versions).mutations);
    return undefined;
  } catch (error) {
    const { statusCode } = error as { statusCode?: unknown };
    if (statusCode === 409) return "Somebody changed it meanwhile. Publish it again.";
    if (statusCode === 403) return "Your role does not allow to publish it. Ask an editor.";
    if (statusCode === 401) return "You are signed out. Sign in again: nothing is lost.";
    return "The server could not be reached. Try again in a moment.";
  }
}
