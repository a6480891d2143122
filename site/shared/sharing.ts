import type { Language } from "@agency/server/forms/language";
import type { ArtworkKind } from "@agency/ui/Artwork";

export const sharingKinds = [
  "home",
  "page",
  "post",
  "case",
  "vacancy",
  "rendre",
  "upflyover",
  "gymestry",
] as const;

export type SharingKind = (typeof sharingKinds)[number];

/** What a sharing picture shows. Texts in the language of the picture, as plain text. */
export interface SharingInput {
  kind: SharingKind;
  /** Of the page; of a product page the product's name. Cut after four lines of the smallest size. */
  title: string;
  /** Under the title of a product page: its sentence. The other kinds have none. */
  lead?: string | undefined;
  /** Beside the wordmark: an author, a figure, a place, a date. Left out where it does not fit. */
  note?: string | undefined;
  language: Language;
  /** Chooses the drawing: the same seed draws the same. The slug, as a rule. */
  seed: string;
  /** The artwork of a `page`, where it has one. @default one by the seed */
  artwork?: ArtworkKind | undefined;
}

/** The address of a page's picture. @param path of the page, without language prefix */
export const sharingPath = (language: Language, path: string): string =>
  `/sharing/${language}${path === "/" ? "/index" : path.replace(/\/$/, "")}.png`;

/** The page that an address of a picture is about, by its path without language prefix. */
export function sharedPage(address: string): { language: Language; path: string } | undefined {
  const [, language, path] = /^\/sharing\/(en|ar)(\/.+)\.png$/.exec(address) ?? [];
  if (!language || !path) return undefined;
  return { language: language as Language, path: path === "/index" ? "/" : path };
}

/** Of every picture, in px (what the Open Graph tags state). */
export const sharingSize = { width: 1200, height: 630, type: "image/png" } as const;
