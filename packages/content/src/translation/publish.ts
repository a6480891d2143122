import { translations } from "../language.ts";
import { type Fields, isObject } from "./translatable-fields.ts";
import type { Mutation, Versions } from "./versions.ts";

/** Set by the service. */
const ownFields: readonly string[] = ["_id", "_rev", "_createdAt", "_updatedAt"];

export interface Publication {
  /** Empty if already published. */
  mutations: Mutation[];
  /** Whether other changes stay a draft. */
  isDraftKept: boolean;
}

/**
 * Publishes the Arabic of a draft, and nothing else. Removes a draft without other changes. Arabic
 * of unpublished list items stays a draft.
 */
export function planPublication({ published, draft }: Versions): Publication {
  if (!published || !draft) return { mutations: [], isDraftKept: draft !== undefined };
  const merged = copyTranslations(draft, published) as Fields;
  const isDraftKept = !isSame(withoutOwnFields(merged), withoutOwnFields(draft));
  const changed = Object.keys({ ...published, ...merged }).filter(
    (name) => !isSame(published[name], merged[name]),
  );
  if (changed.length === 0) return { mutations: [], isDraftKept };
  const set = changed.filter((name) => merged[name] !== undefined);
  const unset = changed.filter((name) => merged[name] === undefined);
  const publish = {
    patch: {
      id: published._id,
      ifRevisionID: published._rev,
      ...(set.length > 0 && { set: Object.fromEntries(set.map((name) => [name, merged[name]])) }),
      ...(unset.length > 0 && { unset }),
    },
  };
  return { mutations: isDraftKept ? [publish] : [publish, ...discard(draft)], isDraftKept };
}

/** Compares the revision by an empty patch, because `delete` cannot. */
const discard = ({ _id: id, _rev: ifRevisionID }: Fields): Mutation[] => [
  { patch: { id, ifRevisionID, unset: ["_none"] } },
  { delete: { id } },
];

function copyTranslations(from: unknown, to: unknown): unknown {
  if (Array.isArray(to)) return to.map((item) => copyTranslations(findItem(from, item), item));
  if (!isObject(to) || !isObject(from)) return to;
  const names = Object.keys({ ...to, ...from }).filter((name) => name in to || isTranslation(name));
  const entries = names.map((name) => [
    name,
    isTranslation(name) ? from[name] : copyTranslations(from[name], to[name]),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const isTranslation = (name: string): boolean => translations.some((language) => language === name);

function findItem(list: unknown, item: unknown): unknown {
  if (!Array.isArray(list) || !isObject(item) || item._key === undefined) return undefined;
  return list.find((one) => isObject(one) && one._key === item._key);
}

const withoutOwnFields = (document: Fields): Fields =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !ownFields.includes(name)));

/** Ignores the order of names. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
}
