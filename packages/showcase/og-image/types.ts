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

/** A vehicle on its line, with what its weight becomes. */
export interface SharedVehicle {
  of: "vehicle";
  /** By material, in the order in which they stand. */
  kilograms: readonly number[];
  /** Index of the accented one. */
  accent: number;
  launched: boolean;
}

/** Two sides, and how far the line of a pair has come from both. */
export interface SharedSeam {
  of: "seam";
  offers: number;
  needs: number;
  /** The pair, counted from 0. */
  match: { offer: number; need: number };
  /** Share of the distance between them, 0 to 1: at 1 they have met. */
  share: number;
}

/** A day mirrored on its line. */
export interface SharedDay {
  of: "day";
  day: Occupancy;
  /** The hour that is drawn as now, as "17:30". */
  at: string;
  launched: boolean;
}

/** Drawing of a page that its picture shows too, as plain data. */
export type SharingDrawing =
  | SharedVehicle
  | SharedSeam
  | SharedDay
  /** A client's work: props of the component with the name of the kind. */
  | { of: "evidence"; kind: EvidenceKind; content: unknown }
  /** One person, opposite a place that is open. */
  | { of: "person"; person: PortraitRecord }
  /** Two people, face to face. */
  | { of: "pair"; first: PortraitRecord; second: PortraitRecord };

/** Content of an Open Graph picture. Texts are plain, in the language of the picture. */
export interface SharingInput {
  kind: SharingKind;
  /** Title of the page, or the product's name. Cut after four lines of the smallest size. */
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
  /** The page's own drawing. @default an artwork */
  drawing?: SharingDrawing | undefined;
}

/** Size of every picture in px, as the Open Graph tags state it. */
export const sharingSize = { width: 1200, height: 630, type: "image/png" } as const;
