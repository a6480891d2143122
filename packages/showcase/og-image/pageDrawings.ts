import type { CaseStudy } from "@agency/content/queries/case-studies";
import type { Product } from "@agency/content/queries/products";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { at, day } from "../src/products/gymestry.ts";
import { materials, recovered } from "../src/products/rendre.ts";
import { match } from "../src/products/upflyover.ts";
import type { OgImageDrawing } from "./types.ts";

const hash = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** Returns a person's drawing by id, or undefined without a team. */
export function getPersonDrawing(
  team: readonly PortraitRecord[],
  id: string,
): OgImageDrawing | undefined {
  const person = team[hash(id) % team.length];
  return person && { of: "person", person };
}

/** Returns a drawing of the first two, or undefined if fewer. */
export function getPairDrawing([first, second]: readonly PortraitRecord[]):
  | OgImageDrawing
  | undefined {
  return first && second && { of: "pair", first, second };
}

/** Returns a case study's artwork, or undefined. */
export const getEvidenceDrawing = ({ evidence }: CaseStudy): OgImageDrawing | undefined =>
  evidence ? { of: "evidence", kind: evidence.kind, content: evidence.content } : undefined;

interface ProductState {
  launched: boolean;
  places: Product["places"] | undefined;
  lanes: { offers: number; needs: number };
}

/** Returns a product's drawing, or undefined for Upflyover without places. */
export function getProductDrawing(
  slug: Product["slug"],
  { launched, places, lanes }: ProductState,
): OgImageDrawing | undefined {
  if (slug === "rendre")
    return { of: "vehicle", kilograms: recovered, accent: materials.indexOf("reuse"), launched };
  if (slug === "gymestry") return { of: "day", day, at, launched };
  if (!places || places.total <= 0) return undefined;
  const share = Math.min(1, Math.max(0, places.taken) / places.total);
  return { of: "seam", ...lanes, match, share };
}
