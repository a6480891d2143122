import type { CaseStudy } from "@agency/content/queries/case-studies";
import type { Product } from "@agency/content/queries/products";
import { expect, it } from "vitest";
import {
  getEvidenceDrawing,
  getPairDrawing,
  getPersonDrawing,
  getProductDrawing,
} from "../../og-image/pageDrawings.ts";

const person = (seed: number) => ({ seed, hair: "bun" as const });

it("shows the first two of the team face to face", () => {
  const [first, second, third] = [person(1), person(2), person(3)];
  expect(getPairDrawing([first, second, third])).toEqual({ of: "pair", first, second });
  expect(getPairDrawing([first])).toBeUndefined();
});

it("shows the same person for a vacancy, and nobody without a team", () => {
  const team = [1, 2, 3, 4, 5].map(person);
  expect(getPersonDrawing(team, "vacancy-one")).toEqual(getPersonDrawing(team, "vacancy-one"));
  const ids = Array.from({ length: 20 }, (_, index) => `vacancy-${index}`);
  const shown = new Set(ids.map((id) => JSON.stringify(getPersonDrawing(team, id))));
  expect(shown.size).toBeGreaterThan(2);
  expect(getPersonDrawing([], "vacancy-one")).toBeUndefined();
});

it("shows the work of a case study", () => {
  const evidence = { kind: "hillside", content: { flats: [] }, label: "", details: [] };
  expect(getEvidenceDrawing({ evidence } as unknown as CaseStudy)).toEqual({
    of: "evidence",
    kind: "hillside",
    content: { flats: [] },
  });
  expect(getEvidenceDrawing({ evidence: null } as CaseStudy)).toBeUndefined();
});

it("shows the share of places that are taken", () => {
  const draw = (places: Product["places"]) =>
    getProductDrawing("upflyover", { places, launched: false, lanes: { offers: 2, needs: 3 } });
  expect(draw({ total: 1000, taken: 412 })).toMatchObject({ offers: 2, needs: 3, share: 0.412 });
  expect(draw({ total: 1000, taken: 1200 })).toMatchObject({ share: 1 });
  expect(draw(null)).toBeUndefined();
});
