import type { StandardSchemaV1 } from "@standard-schema/spec";

/** Messages by field name. Those without a field have the name "". */
export type SchemaErrors = Readonly<Record<string, string>>;

/** Returns the first message of each field, in the order of `names`. */
export function getSchemaErrors(
  issues: readonly StandardSchemaV1.Issue[] = [],
  names: readonly string[] = [],
): SchemaErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const [first = ""] = path ?? [];
    const name = String(typeof first === "object" ? first.key : first);
    if (!errors.has(name)) errors.set(name, message);
  }
  const ordered = names.filter((name) => errors.has(name)).map((name) => [name, ""] as const);
  return Object.fromEntries<string>([...ordered, ...errors]);
}

/** Updates the messages of the fields in error, and adds no others. */
export const updateErrors = (errors: SchemaErrors, found: SchemaErrors): SchemaErrors =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name in errors));
