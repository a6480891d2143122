import { isObject, isReservedName } from "../document.ts";

const MAX_DEPTH = 100;

export interface Inspection {
  /** Ids of documents that must exist: `_ref` without `_weak`, in this dataset. */
  strongReferences: Set<string>;
  problem?: string;
}

export function inspect(document: object): Inspection {
  const inspection: Inspection = { strongReferences: new Set() };
  walk(document, 0, inspection);
  return inspection;
}

function walk(value: unknown, depth: number, found: Inspection): void {
  if (depth > MAX_DEPTH) {
    found.problem = `The document is nested more than ${MAX_DEPTH} levels deep`;
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) walk(item, depth + 1, found);
  } else if (isObject(value)) {
    noteReference(value, found);
    for (const key of Object.keys(value)) {
      if (isReservedName(key)) found.problem = `The attribute name "${key}" is not allowed`;
      else walk(value[key], depth + 1, found);
    }
  }
}

function noteReference(value: Record<string, unknown>, found: Inspection): void {
  const { _ref: ref, _weak: weak, _dataset: dataset, _projectId: project } = value;
  if (ref === undefined) return;
  if (typeof ref !== "string") found.problem = "Not a valid reference: _ref must be a string";
  // References into other datasets cannot be checked.
  else if (weak !== true && dataset === undefined && project === undefined) {
    found.strongReferences.add(ref);
  }
}
