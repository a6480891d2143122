import { type Document, isObject } from "../document.ts";

/**
 * Returns times of the last changes (ISO 8601) by path.
 *
 * @param revisions of one document, oldest first
 */
export function getChanges(revisions: readonly Document[]): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const [at, after] of revisions.entries()) {
    const before = revisions[at - 1];
    if (!before) continue;
    for (const path of changed(before, after, "")) changes[path] = after._updatedAt;
  }
  return changes;
}

const OWN = ["_id", "_rev", "_createdAt", "_updatedAt"];

/** Compares keyed lists by item, others as a whole. */
function changed(before: unknown, after: unknown, path: string): string[] {
  if (before === after) return [];
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => {
      if (path === "") return OWN.includes(name) ? [] : changed(before[name], after[name], name);
      return changed(before[name], after[name], `${path}.${name}`);
    });
  }
  const [was, is] = [keyed(before), keyed(after)];
  if (was && is) {
    const keys = [...is.keys()];
    if (JSON.stringify([...was.keys()]) !== JSON.stringify(keys)) return [path];
    return keys.flatMap((key) =>
      changed(was.get(key), is.get(key), `${path}[_key==${JSON.stringify(key)}]`),
    );
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [path];
}

function keyed(value: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = new Map<string, unknown>();
  for (const item of value)
    if (isObject(item) && typeof item._key === "string") items.set(item._key, item);
  return items.size === value.length && value.length > 0 ? items : undefined;
}
