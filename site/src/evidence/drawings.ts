import type { QueryResults } from "@agency/client/navigation";
import { type EvidenceKind, evidenceKinds } from "@agency/content";
import type { ComponentType } from "react";

export type Drawing = ComponentType<{
  content: unknown;
  view?: string | undefined;
  label?: string | undefined;
}>;

const modules = import.meta.glob<Drawing>("./kinds/*", { import: "default" });

const files = Object.fromEntries(
  Object.keys(modules).map((path) => [path.replace(/^.*\/|\.\w+$/g, ""), path]),
) as Record<EvidenceKind, string>;

export const getFile = (kind: EvidenceKind): string => files[kind].replace("./", "src/evidence/");

const loaded = new Map<EvidenceKind, Drawing>();
const asked = new Map<EvidenceKind, Promise<Drawing>>();

export const loadedDrawing = (kind: EvidenceKind): Drawing | undefined => loaded.get(kind);

/** Does not cache failures. @throws Error for an unknown kind */
export function loadDrawing(kind: EvidenceKind): Promise<Drawing> {
  const known = asked.get(kind);
  if (known) return known;
  if (!evidenceKinds.includes(kind)) return Promise.reject(new Error(`No drawing "${kind}"`));
  const load = modules[files[kind]] as () => Promise<Drawing>;
  const promise = load().then((drawing) => {
    loaded.set(kind, drawing);
    return drawing;
  });
  promise.catch(() => asked.delete(kind));
  asked.set(kind, promise);
  return promise;
}

function kindsIn(value: unknown): EvidenceKind[] {
  if (!value || typeof value !== "object") return [];
  const { evidence, ...others } = value as { evidence?: { kind: EvidenceKind } | null };
  return [...(evidence ? [evidence.kind] : []), ...Object.values(others).flatMap(kindsIn)];
}

/** Loads all artwork of a page. Failed artwork becomes a picture. */
export async function loadDrawings(results: QueryResults): Promise<void> {
  await Promise.allSettled([...new Set(kindsIn(results))].map(loadDrawing));
}
