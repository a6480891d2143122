import type { QueryResults } from "@agency/client/navigation";
import { type CaseStudyArtworkKind, caseStudyArtworkKinds } from "@agency/content";
import type { ComponentType } from "react";

export type ArtworkComponent = ComponentType<{
  content: unknown;
  view?: string | undefined;
  label?: string | undefined;
}>;

const modules = import.meta.glob<ArtworkComponent>("./kinds/*", { import: "default" });

const files = Object.fromEntries(
  Object.keys(modules).map((path) => [path.replace(/^.*\/|\.\w+$/g, ""), path]),
) as Record<CaseStudyArtworkKind, string>;

export const getArtworkFile = (kind: CaseStudyArtworkKind): string =>
  files[kind].replace("./", "src/artwork/");

const loaded = new Map<CaseStudyArtworkKind, ArtworkComponent>();
const asked = new Map<CaseStudyArtworkKind, Promise<ArtworkComponent>>();

/** Returns an artwork component, `undefined` until `loadArtwork` has loaded it. */
export const getLoadedArtwork = (kind: CaseStudyArtworkKind): ArtworkComponent | undefined =>
  loaded.get(kind);

/** Does not cache failures. @throws Error for an unknown kind */
export function loadArtwork(kind: CaseStudyArtworkKind): Promise<ArtworkComponent> {
  const known = asked.get(kind);
  if (known) return known;
  if (!caseStudyArtworkKinds.includes(kind))
    return Promise.reject(new Error(`No drawing "${kind}"`));
  const load = modules[files[kind]] as () => Promise<ArtworkComponent>;
  const promise = load().then((drawing) => {
    loaded.set(kind, drawing);
    return drawing;
  });
  promise.catch(() => asked.delete(kind));
  asked.set(kind, promise);
  return promise;
}

function findArtworkKinds(value: unknown): CaseStudyArtworkKind[] {
  if (!value || typeof value !== "object") return [];
  const { evidence, ...others } = value as { evidence?: { kind: CaseStudyArtworkKind } | null };
  return [...(evidence ? [evidence.kind] : []), ...Object.values(others).flatMap(findArtworkKinds)];
}

/** Loads a page's artwork. Failed artwork becomes a picture. */
export async function loadPageArtwork(results: QueryResults): Promise<void> {
  await Promise.allSettled([...new Set(findArtworkKinds(results))].map(loadArtwork));
}
