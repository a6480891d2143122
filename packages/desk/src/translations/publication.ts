import { planPublication, type Source, type Versions } from "@agency/content/translation";
import { isKeySegment, type ValidationMarker } from "sanity";

/** Returns why a draft's Arabic cannot be published, and what to do. */
export function findHindrance(versions: Versions): string | undefined {
  if (!versions.published) {
    return versions.draft?._type === "newsletterIssue"
      ? "This issue appears on the site once it’s sent."
      : "Not published yet. Ask an editor to publish it first.";
  }
  const { mutations } = planPublication(versions);
  return mutations.length === 0 ? "All Arabic is published." : undefined;
}

/** Returns the first Arabic error. Editors solve English ones. */
export const findArabicError = (markers: readonly ValidationMarker[]): string | undefined =>
  markers.find(
    ({ level, path }) =>
      level === "error" && path.some((segment) => !isKeySegment(segment) && segment === "ar"),
  )?.message;

/** Publishes a draft's Arabic. Returns why it failed, and what to do. */
export async function publishArabic(
  source: Source,
  versions: Versions,
): Promise<string | undefined> {
  try {
    await source.commit(planPublication(versions).mutations);
    return undefined;
  } catch (error) {
    const { statusCode } = error as { statusCode?: unknown };
    if (statusCode === 409) return "Someone else just changed this. Publish it again.";
    if (statusCode === 403) return "You don’t have permission to publish this. Ask an editor.";
    if (statusCode === 401) return "You’re signed out. Sign in again: nothing is lost.";
    return "Can’t reach the server. Try again in a moment.";
  }
}
