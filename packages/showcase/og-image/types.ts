import type { EvidenceKind, Language } from "@agency/content";
import type { ArtworkKind } from "@agency/ui/Artwork";
import type { PortraitRecord } from "@agency/ui/Portrait";
import type { Occupancy } from "../src/drawProducts.ts";

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

/** Vehicle with the weights of its recycled materials. */
export interface SharedVehicle {
  of: "vehicle";
  /** In display order. */
  kilograms: readonly number[];
  /** Index of the accented material. */
  accent: number;
  launched: boolean;
}

/** Offers and needs, and the state of a match. */
export interface SharedSeam {
  of: "seam";
  offers: number;
  needs: number;
  /** Indices of the pair, from 0. */
  match: { offer: number; need: number };
  /** Progress of the match, 0 to 1. */
  share: number;
}

/** Day of a club, drawn around an axis. */
export interface SharedDay {
  of: "day";
  day: Occupancy;
  /** Current hour, such as "17:30". */
  at: string;
  launched: boolean;
}

/** Serializable drawing of a page. */
export type SharingDrawing =
  | SharedVehicle
  | SharedSeam
  | SharedDay
  /** Case-study artwork: props of the component named by the kind. */
  | { of: "evidence"; kind: EvidenceKind; content: unknown }
  /** Person who faces an open position. */
  | { of: "person"; person: PortraitRecord }
  /** Two people face to face. */
  | { of: "pair"; first: PortraitRecord; second: PortraitRecord };

/** Content of an Open Graph image. Texts are plain, in the language of the image. */
export interface SharingInput {
  kind: SharingKind;
  /** Page title or product name. Truncated after four lines of the smallest size. */
  title: string;
  /** Sentence below the title of a product. */
  lead?: string | undefined;
  /** Text beside the wordmark, such as an author or a date. Omitted if it does not fit. */
  note?: string | undefined;
  language: Language;
  /** Determines the artwork, usually the slug. */
  seed: string;
  /** Artwork of a `page`. @default one by the seed */
  artwork?: ArtworkKind | undefined;
  /** Page's own drawing. @default artwork */
  drawing?: SharingDrawing | undefined;
}

/** Image size in px and type, for the Open Graph tags. */
export const sharingSize = { width: 1200, height: 630, type: "image/png" } as const;
