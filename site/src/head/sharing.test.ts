import { createQueryReader, getQueryKey } from "@agency/client/navigation";
import type { CaseStudy } from "@agency/content/queries/case-studies";
import type { Product } from "@agency/content/queries/products";
import { type TeamMember, teamQuery } from "@agency/content/queries/team";
import type { Vacancy } from "@agency/content/queries/vacancies";
import { describe, expect, it } from "vitest";
import { getHomeSentence, openingOf, pairOf, personFor, whereAndHow, workOf } from "./sharing.ts";
import type { HeadPage } from "./types.ts";

const drawn = (seed: number) => ({ drawing: { seed, hair: "bun" }, portrait: null });

/** A page, and the team that was asked for. */
const pageWith = (members: Partial<TeamMember>[]) =>
  ({
    language: "en",
    queries: createQueryReader({ [getQueryKey(teamQuery, { lang: "en" })]: { value: members } }),
    getT: () => () => ({ offers: { items: ["a", "b"] }, needs: { items: ["a", "b", "c"] } }),
  }) as unknown as HeadPage;

describe("what a picture shows of its page", () => {
  it("is the first two who are drawn, face to face", () => {
    const photographed = { drawing: { seed: 1 }, portrait: { url: "" } as TeamMember["portrait"] };
    const page = pageWith([photographed, drawn(2), { drawing: null, portrait: null }, drawn(3)]);
    expect(pairOf(page)).toEqual({
      of: "pair",
      first: drawn(2).drawing,
      second: drawn(3).drawing,
    });
    expect(pairOf(pageWith([drawn(2)]))).toBeUndefined();
  });

  it("is the same person for a vacancy, and nobody where nobody is drawn", () => {
    const team = pageWith([1, 2, 3, 4, 5].map(drawn));
    expect(personFor(team, "vacancy-one")).toEqual(personFor(team, "vacancy-one"));
    const ids = Array.from({ length: 20 }, (_, index) => `vacancy-${index}`);
    const shown = new Set(ids.map((id) => JSON.stringify(personFor(team, id))));
    expect(shown.size).toBeGreaterThan(2);
    expect(personFor(pageWith([]), "vacancy-one")).toBeUndefined();
  });

  it("is the work that was made", () => {
    const evidence = { kind: "hillside", content: { flats: [] }, label: "", details: [] };
    expect(workOf({ evidence } as unknown as CaseStudy)).toEqual({
      of: "evidence",
      kind: "hillside",
      content: { flats: [] },
    });
    expect(workOf({ evidence: null } as CaseStudy)).toBeUndefined();
  });

  it("is how far the places are taken, to scale", () => {
    const open = (places: Product["places"]) =>
      openingOf("upflyover", pageWith([]), { product: { places } as Product, launched: false });
    expect(open({ total: 1000, taken: 412 })).toMatchObject({ offers: 2, needs: 3, share: 0.412 });
    expect(open({ total: 1000, taken: 1200 })).toMatchObject({ share: 1 });
    expect(open(null)).toBeUndefined();
  });

  it("is where and how one works on a vacancy, as far as that is known", () => {
    const page = { language: "en", getT: () => (key: string) => key } as unknown as HeadPage;
    const note = (vacancy: object) => whereAndHow(page, vacancy as Vacancy);
    const location = { text: "Dubai" };
    expect(note({ location, workMode: "Hybrid" })).toBe("Dubai, workModes.Hybrid");
    expect(note({ location: null, workMode: "Remote" })).toBe("workModes.Remote");
    expect(note({ location, workMode: null })).toBe("Dubai");
    expect(note({ location: null, workMode: null })).toBeUndefined();
  });

  it("is the home page's sentence in one line, with its stop", () => {
    const words: Record<string, string> = {
      "hero.before": "From\nhere",
      "hero.after": "to there.",
    };
    const page = { getT: () => (key: string) => words[key] } as unknown as HeadPage;
    expect(getHomeSentence(page)).toBe("From here to there.");
  });
});
