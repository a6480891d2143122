import type { FieldState } from "../schema/translation-states.ts";
import type { Revision, Source } from "./source.ts";
import { type FieldStatus, getStatus } from "./status.ts";
import { type Document, hasField, translatedTypes } from "./translatable-fields.ts";
import { getDraftOrPublished, getTitle, publishedId, type Versions } from "./versions.ts";

/** Planned counts as shown. */
export type Visibility = "featured" | "shown" | "hidden" | "draft";

export interface Entry {
  id: string;
  type: string;
  title: string;
  visibility: Visibility;
  isDrafted: boolean;
  fields: readonly FieldStatus[];
  /** ISO 8601. The newest come first. */
  date: string;
}

/** Fields to do, without English, or in one state. */
export type FieldFilter = "todo" | "english" | FieldState;

export interface Filter {
  /** @default all */
  types?: readonly string[] | undefined;
  /** @default all */
  wanted?: FieldFilter | undefined;
  /** @default false */
  isShownOnly?: boolean | undefined;
  /** Case-insensitive substring. */
  text?: string | undefined;
}

export interface Count {
  type: string;
  documents: number;
  states: Record<FieldState, number>;
  english: number;
}

export interface TranslationIndex {
  refresh(): Promise<void>;
  counts(filter: Pick<Filter, "types" | "isShownOnly">): Count[];
  find(filter: Filter): Entry[];
}

const work: readonly FieldState[] = ["missing", "outdated", "machine"];

const visibilities: readonly Visibility[] = ["featured", "shown", "hidden", "draft"];

const isShown = ({ visibility }: Entry): boolean =>
  visibility === "featured" || visibility === "shown";

/**
 * Keeps the status of all documents in memory, for queries within milliseconds.
 *
 * @param of published documents, or drafts where they exist
 */
export function createTranslationIndex(
  source: Source,
  of: "published" | "drafts",
): TranslationIndex {
  const known = new Map<string, { key: string; entry: Entry | undefined }>();
  let revisions = new Map<string, Revision>();
  let sorted: Entry[] | undefined;

  /** Fetches changed documents, or all after deletions. */
  async function look(): Promise<void> {
    const last = [...revisions.values()].reduce<Revision | undefined>(
      (found, one) => (found && getOrder(found) > getOrder(one) ? found : one),
      undefined,
    );
    const since = last && (await source.revisionsSince(last));
    for (const one of since ?? []) revisions.set(one._id, one);
    if (since && revisions.size === (await source.total())) return;
    revisions = new Map((await source.revisions()).map((one) => [one._id, one]));
  }

  async function refresh(): Promise<void> {
    await look();
    const keys = new Map<string, string>();
    for (const { _id, _rev } of revisions.values()) {
      if (_id.startsWith("versions.") || (of === "published" && _id !== publishedId(_id))) continue;
      const id = publishedId(_id);
      keys.set(id, [keys.get(id), `${_id} ${_rev}`].filter(Boolean).sort().join(" "));
    }
    for (const id of known.keys())
      if (!keys.has(id)) {
        known.delete(id);
        sorted = undefined;
      }
    const stale = [...keys.keys()].filter((id) => known.get(id)?.key !== keys.get(id));
    for (let at = 0; at < stale.length; at += page) {
      const entries = await read(source, stale.slice(at, at + page), of);
      for (const id of stale.slice(at, at + page))
        known.set(id, { key: keys.get(id) ?? "", entry: entries.get(id) });
      sorted = undefined;
    }
  }

  function all({ types, isShownOnly }: Filter): Entry[] {
    sorted ??= [...known.values()].flatMap(({ entry }) => entry ?? []).sort(inOrder);
    return sorted.filter(
      (entry) => (types?.includes(entry.type) ?? true) && (!isShownOnly || isShown(entry)),
    );
  }

  let following: Promise<void> | undefined;
  /** Queued during a refresh, because content may have changed. */
  let next: Promise<void> | undefined;

  function follow(): Promise<void> {
    following = refresh().finally(() => {
      following = undefined;
    });
    return following;
  }

  return {
    refresh() {
      if (!following) return follow();
      next ??= following
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          return follow();
        });
      return next;
    },
    counts(filter) {
      const entries = Map.groupBy(all(filter), ({ type }) => type);
      return translatedTypes.flatMap((type) => {
        const own = entries.get(type);
        return own ? [getCount(type, own)] : [];
      });
    },
    find({ wanted, text = "", ...filter }) {
      const word = text.trim().toLowerCase();
      return all(filter)
        .filter(({ title }) => title.toLowerCase().includes(word))
        .flatMap((entry) => {
          const fields = wanted ? entry.fields.filter(isWanted(wanted)) : entry.fields;
          return fields.length > 0 ? [{ ...entry, fields }] : [];
        });
    },
  };
}

/** Update times can be equal. */
const getOrder = ({ _updatedAt, _id }: Revision): string => `${_updatedAt} ${_id}`;

const page = 50;

async function read(
  source: Source,
  ids: readonly string[],
  of: "published" | "drafts",
): Promise<Map<string, Entry>> {
  const all = of === "published" ? ids : ids.flatMap((id) => [id, `drafts.${id}`]);
  const documents = await source.documents(all);
  const versions = new Map<string, Versions>();
  for (const one of documents) {
    const id = publishedId(one._id);
    const name = one._id === id ? "published" : "draft";
    versions.set(id, { ...versions.get(id), [name]: one });
  }
  const shown = [...versions.values()].flatMap((one) => getDraftOrPublished(one) ?? []);
  const changes = await source.changes(shown.map(({ _id }) => _id));
  return new Map(
    [...versions].flatMap(([id, one]) => {
      const document = getDraftOrPublished(one);
      if (!document) return [];
      const fields = getStatus(document, changes[document._id]);
      return [[id, getEntry(document, one, fields)] as const];
    }),
  );
}

function getEntry(
  document: Document,
  { published, draft }: Versions,
  fields: FieldStatus[],
): Entry {
  const dates = [document.publishedDate, document.postedDate, document.completedDate];
  return {
    id: publishedId(document._id),
    type: document._type,
    title: getTitle(document),
    visibility: published ? getVisibility(published) : "draft",
    isDrafted: draft !== undefined,
    fields,
    date: String(dates.find((date) => typeof date === "string") ?? document._createdAt),
  };
}

function getVisibility(document: Document): Visibility {
  const isOff = (name: string) => hasField(document._type, name) && document[name] !== true;
  if (isOff("isPublished") || isOff("isActive")) return "hidden";
  return document.isFeatured === true || document.isPopular === true ? "featured" : "shown";
}

const isWork = ({ en, ar }: FieldStatus): boolean => en === "missing" || work.includes(ar);

const isWanted =
  (wanted: FieldFilter) =>
  (field: FieldStatus): boolean => {
    if (wanted === "todo") return isWork(field);
    if (wanted === "english") return field.en === "missing";
    return field.en === "whole" && field.ar === wanted;
  };

/** Missing English is as urgent as missing Arabic. */
const getUrgency = ({ fields }: Entry): number =>
  Math.min(
    ...fields
      .map(({ en, ar }) => (en === "missing" ? 0 : work.indexOf(ar)))
      .filter((at) => at >= 0),
    work.length,
  );

function inOrder(one: Entry, other: Entry): number {
  const byPlace = visibilities.indexOf(one.visibility) - visibilities.indexOf(other.visibility);
  const byWork = getUrgency(one) - getUrgency(other);
  if (byPlace !== 0 || byWork !== 0) return byPlace || byWork;
  if (one.date !== other.date) return one.date > other.date ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function getCount(type: string, entries: readonly Entry[]): Count {
  const states = {
    ...{ missing: 0, outdated: 0, machine: 0 },
    ...{ whole: 0, translated: 0, reviewed: 0, final: 0 },
  };
  let english = 0;
  for (const { fields } of entries)
    for (const { en, ar } of fields) {
      if (en === "missing") english++;
      else states[ar]++;
    }
  return { type, documents: entries.length, states, english };
}
