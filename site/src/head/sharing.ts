import { listSeparator } from "@agency/client/format";
import { translate } from "@agency/content/language";
import type { CaseStudy } from "@agency/content/queries/case-studies";
import type { Product } from "@agency/content/queries/products";
import { teamQuery } from "@agency/content/queries/team";
import type { Vacancy } from "@agency/content/queries/vacancies";
import type { SharingDrawing } from "@agency/showcase/og-image/types";
import { at, day } from "@agency/showcase/products/gymestry";
import { materials, recovered } from "@agency/showcase/products/rendre";
import { match } from "@agency/showcase/products/upflyover";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { lists } from "../lists.ts";
import type { ShownPage } from "../navigation/routes.ts";
import type { HeadPage } from "./types.ts";

/** What the home page begins with, as one sentence with its stop. */
export function getHomeSentence({ getT }: HeadPage): string {
  const t = getT("home");
  return `${t("hero.before")} ${t("hero.after")}`.replace(/\s+/g, " ");
}

/** Place and way of working of a vacancy, as far as they are stated. */
export function whereAndHow(
  { language, getT }: HeadPage,
  { location, workMode }: Vacancy,
): string | undefined {
  const t = getT("careers");
  const known = [location?.text, workMode && t(`workModes.${workMode}`)].filter(Boolean);
  return known.join(translate(listSeparator, language)) || undefined;
}

/** Whether the sharing picture of a page has somebody of the team: the server asks for them then. */
export const showsPeople = (page: ShownPage): boolean => page === "vacancy";

/** The people of the team that are drawn, in the editor's order. */
function getFaces({ queries, language }: HeadPage): PortraitRecord[] {
  const members = queries.find(teamQuery, { lang: language }) ?? [];
  return members
    .filter(({ portrait, drawing }) => drawing && !portrait)
    .map(({ drawing }) => drawing as PortraitRecord);
}

/** The same person for a vacancy as long as the team stays the same. */
const numberOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** Somebody of the team, opposite the place that is open. @param id of the vacancy */
export function personFor(one: HeadPage, id: string): SharingDrawing | undefined {
  const faces = getFaces(one);
  const person = faces[numberOf(id) % faces.length];
  return person && { of: "person", person };
}

/** Who stands face to face on the page of the team. */
export function pairOf(one: HeadPage): SharingDrawing | undefined {
  const [first, second] = getFaces(one);
  return first && second && { of: "pair", first, second };
}

/** What was made for a client. */
export const workOf = ({ evidence }: CaseStudy): SharingDrawing | undefined =>
  evidence ? { of: "evidence", kind: evidence.kind, content: evidence.content } : undefined;

/** What a product's page opens with. */
export function openingOf(
  slug: Product["slug"],
  { getT }: HeadPage,
  { product, launched }: { product: Product | null | undefined; launched: boolean },
): SharingDrawing | undefined {
  if (slug === "rendre")
    return {
      of: "vehicle",
      kilograms: recovered,
      accent: materials.indexOf("reuse"),
      launched,
    };
  if (slug === "gymestry") return { of: "day", day, at, launched };
  const places = product?.places;
  if (!places || places.total <= 0) return undefined;
  const lanes = getT("products")("upflyover.opening", lists);
  return {
    of: "seam",
    offers: lanes.offers.items.length,
    needs: lanes.needs.items.length,
    match,
    share: Math.min(1, Math.max(0, places.taken) / places.total),
  };
}
