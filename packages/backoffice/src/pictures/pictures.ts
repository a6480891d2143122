import type { Writer } from "@agency/server/submissions";
import { findGivenAlts, type GivenAlts } from "./given-alts.ts";

const pageSize = 24;

/** Per request. */
const maxIds = 100;

interface PictureUse {
  id: string;
  type: string;
  /** Empty without one. */
  title: string;
}

export interface Picture {
  id: string;
  /** Path on the site. */
  url: string;
  /** Name of the uploaded file. */
  filename: string;
  title: string;
  alt: string;
  arabicAlt: string;
  width: number;
  height: number;
  /** In bytes. */
  size: number;
  uses: PictureUse[];
  /** Texts in documents. */
  given: GivenAlts;
}

export interface PictureFilter {
  search: string;
  isUnusedOnly: boolean;
  /** Pictures to skip. */
  from: number;
}

const searched = ["originalFilename", "title", "altText", "ar.altText"];
const text = `lower(array::join([${searched.map((field) => `coalesce(${field}, "")`).join(", ")}], " "))`;

const maxWords = 8;

const fields = `"id": _id, "url": "/content/" + path, "filename": coalesce(originalFilename, ""),
  "title": coalesce(title, ""), "alt": coalesce(altText, ""), "arabicAlt": coalesce(ar.altText, ""),
  "width": metadata.dimensions.width, "height": metadata.dimensions.height, size`;

/** Lists a page of pictures, newest first. `total` counts all matches. */
export async function findPictures(
  content: Writer,
  { search, isUnusedOnly, from }: PictureFilter,
): Promise<{ pictures: Picture[]; total: number }> {
  const raw = content.withConfig({ perspective: "raw" });
  const words = search.normalize().toLowerCase().split(/\s+/u).filter(Boolean).slice(0, maxWords);
  const filters = words.map((_, place) => ` && count(string::split(${text}, $word${place})) > 1`);
  const found = await raw.fetch<string[]>(
    `*[_type == "sanity.imageAsset"${filters.join("")}] | order(_createdAt desc, _id asc)._id`,
    Object.fromEntries(words.map((word, place) => [`word${place}`, word])),
  );
  const ids = isUnusedOnly ? await withoutUses(raw, found) : found;
  const shown = ids.slice(from, from + pageSize);
  const [pictures, sources] = await Promise.all([
    raw.fetch<Omit<Picture, "uses" | "given">[]>(`*[_id in $shown] { ${fields} }`, { shown }),
    fetchSources(raw, shown),
  ]);
  const documents = await fetchDocuments(raw, [...sources.values()].flat());
  return {
    pictures: pictures
      .map((picture) => {
        const own = (sources.get(picture.id) ?? []).flatMap((id) => documents.get(id) ?? []);
        return { ...picture, uses: getUses(own), given: findGivenAlts(own, picture.id) };
      })
      .sort((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id)),
    total: ids.length,
  };
}

async function withoutUses(raw: Writer, ids: readonly string[]): Promise<string[]> {
  const sources = await fetchSources(raw, ids);
  return ids.filter((id) => sources.get(id)?.length === 0);
}

async function fetchSources(
  raw: Writer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { dataset } = raw.config();
  const found = new Map<string, string[]>();
  for (let at = 0; at < ids.length; at += maxIds) {
    const some = ids.slice(at, at + maxIds).join(",");
    const { documents } = await raw.request<{
      documents: { _id: string; sources: string[] }[];
    }>({ url: `/data/references/${dataset}/documents/${some}/from` });
    for (const { _id, sources } of documents) found.set(_id, sources);
  }
  return found;
}

type Source = Record<string, unknown> & { _id: string; _type: string };

async function fetchDocuments(
  raw: Writer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Source>> {
  const found = await raw.fetch<Source[]>("*[_id in $ids]", { ids: [...new Set(ids)] });
  return new Map(found.map((one) => [one._id, one]));
}

/** A document and its draft are one. */
function getUses(documents: readonly Source[]): PictureUse[] {
  const uses = documents.map(({ _id, _type: type, title, name, subject, text }) => ({
    id: _id.replace(/^drafts\./, ""),
    type,
    title: [title, name, subject, text].find((one) => typeof one === "string") ?? "",
  }));
  return [...new Map(uses.map((use) => [use.id, use])).values()];
}
