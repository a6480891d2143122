import type { SanityClient } from "@sanity/client";
import { callDeskApi } from "../callDeskApi.ts";

export type AltLanguage = "en" | "ar";

/** See the server's `Picture`. */
export interface Picture {
  id: string;
  url: string;
  filename: string;
  title: string;
  alt: string;
  arabicAlt: string;
  width: number;
  height: number;
  /** In bytes. */
  size: number;
  uses: { id: string; type: string; title: string }[];
  /** Texts in documents. */
  given: Partial<Record<AltLanguage, string>>;
}

export interface PicturePage {
  pictures: Picture[];
  total: number;
  mayWriteEnglish: boolean;
}

export interface PictureFilter {
  search: string;
  isUnusedOnly: boolean;
}

export const fetchPictures = (
  { search, isUnusedOnly }: PictureFilter,
  from = 0,
): Promise<PicturePage> =>
  callDeskApi(
    `/pictures?${new URLSearchParams({
      search: search.trim(),
      from: String(from),
      ...(isUnusedOnly && { unused: "yes" }),
    })}`,
  );

const failures: Record<number, string> = {
  403: "You don’t have permission to change this. Ask an admin.",
  404: "This image has been deleted.",
};

/**
 * Stores a text alternative in the asset, or removes an empty one.
 *
 * @throws Error with advice as message
 */
export async function saveAlt(
  client: SanityClient,
  id: string,
  language: AltLanguage,
  text: string,
): Promise<void> {
  const path = language === "en" ? "altText" : "ar.altText";
  const patch = client.patch(id).setIfMissing(language === "ar" ? { ar: {} } : {});
  const value = text.trim();
  try {
    await (value === "" ? patch.unset([path]) : patch.set({ [path]: value })).commit();
  } catch (error) {
    const { statusCode = 0 } = error as { statusCode?: number };
    throw new Error(failures[statusCode] ?? "Couldn’t save. Click outside the field to try again.");
  }
}

/** Reads the texts kept with a picture. */
export const fetchAlts = (
  client: SanityClient,
  id: string,
): Promise<Record<AltLanguage, string | null> | null> =>
  client.fetch(`*[_id == $id][0] { "en": altText, "ar": ar.altText }`, { id });
