import type { FieldDefinition } from "@sanity/types";

interface Typed {
  name?: string;
  fields?: FieldDefinition[];
  of?: readonly Typed[];
}

/** Adds types and keys of the schema. */
function typed(value: unknown, { fields = [], of = [] }: Typed): unknown {
  if (Array.isArray(value)) {
    const [item] = of;
    return value.map((each: unknown, index) =>
      typeof each === "object" && item
        ? { _type: item.name, _key: `i${index}`, ...(typed(each, item) as object) }
        : each,
    );
  }
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      typed(child, (fields.find((field) => field.name === name) ?? {}) as Typed),
    ]),
  );
}

/**
 * Adds the schema's `_type` and `_key` to items and nested objects.
 *
 * @throws if no type is named like an item's `kind`
 */
export const addSchemaTypes = (list: FieldDefinition, sources: readonly { kind: string }[]) =>
  sources.map(({ kind, ...source }, index) => {
    const type = (list as Typed).of?.find(({ name }) => name === kind);
    if (!type) throw new Error(`The schema has no "${kind}" in "${list.name}".`);
    return { _type: kind, _key: `${kind}${index}`, ...(typed(source, type) as object) };
  });
