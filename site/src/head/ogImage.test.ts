import { createQueryReader, getQueryKey } from "@agency/client/navigation";
import { type TeamMember, teamQuery } from "@agency/content/queries/team";
import type { Vacancy } from "@agency/content/queries/vacancies";
import { expect, it } from "vitest";
import { getHomeSentence, getPortraits, getWorkplace } from "./ogImage.ts";
import type { HeadPage } from "./types.ts";

it("draws those of the team who have no photograph", () => {
  const drawing = { seed: 2, hair: "bun" };
  const photographed = { drawing: { seed: 1 }, portrait: { url: "" } as TeamMember["portrait"] };
  const value = [photographed, { drawing, portrait: null }, { drawing: null, portrait: null }];
  const queries = createQueryReader({ [getQueryKey(teamQuery, { lang: "en" })]: { value } });
  expect(getPortraits({ language: "en", queries } as unknown as HeadPage)).toEqual([drawing]);
});

it("writes the workplace of a vacancy as far as it is known", () => {
  const page = { language: "en", getT: () => (key: string) => key } as unknown as HeadPage;
  const write = (vacancy: object) => getWorkplace(page, vacancy as Vacancy);
  const location = { text: "Dubai" };
  expect(write({ location, workMode: "Hybrid" })).toBe("Dubai, workModes.Hybrid");
  expect(write({ location: null, workMode: "Remote" })).toBe("workModes.Remote");
  expect(write({ location, workMode: null })).toBe("Dubai");
  expect(write({ location: null, workMode: null })).toBeUndefined();
});

it("writes the home page's sentence in one line", () => {
  const words: Record<string, string> = { "hero.before": "From\nhere", "hero.after": "to there." };
  const page = { getT: () => (key: string) => words[key] } as unknown as HeadPage;
  expect(getHomeSentence(page)).toBe("From here to there.");
});
