import type { CaseStudyArtworkKind, Language } from "@agency/content";
import type { ArtworkKind } from "@agency/ui/Artwork";
import type { PortraitRecord } from "@agency/ui/Portrait";
import type { Occupancy } from "../src/drawProducts.ts";

export const ogImageKinds = [
  "home",
  "page",
  "post",
  "case",
  "vacancy",
  "rendre",
  "upflyover",
  "gymestry",
] as const;

export type OgImageKind = (typeof ogImageKinds)[number];

export interface VehicleDrawing {
  of: "vehicle";
  /** In display order. */
  kilograms: readonly number[];
  accent: number;
  launched: boolean;
}

export interface MatchDrawing {
  of: "seam";
  offers: number;
  needs: number;
  match: { offer: number; need: number };
  /** Progress, 0 to 1. */
  share: number;
}

export interface DayDrawing {
  of: "day";
  day: Occupancy;
  /** Such as "17:30". */
  at: string;
  launched: boolean;
}

export type OgImageDrawing =
  | VehicleDrawing
  | MatchDrawing
  | DayDrawing
  /** Props of the component named by the kind. */
  | { of: "evidence"; kind: CaseStudyArtworkKind; content: unknown }
  | { of: "person"; person: PortraitRecord }
  | { of: "pair"; first: PortraitRecord; second: PortraitRecord };

/** Plain texts in the image's language. */
export interface OgImageInput {
  kind: OgImageKind;
  /** Truncated after four lines. */
  title: string;
  /** Products only. */
  lead?: string | undefined;
  /** Omitted if it does not fit. */
  note?: string | undefined;
  language: Language;
  /** Determines the artwork. Usually the slug. */
  seed: string;
  /** If `kind` is `page`. @default by the seed */
  artwork?: ArtworkKind | undefined;
  /** @default artwork */
  drawing?: OgImageDrawing | undefined;
}

/** In px, for the Open Graph tags. */
export const ogImageSize = { width: 1200, height: 630, type: "image/png" } as const;
