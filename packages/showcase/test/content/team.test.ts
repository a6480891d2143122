import { teamQuery } from "@agency/content/queries/team";
import { beforeAll, describe, expect, it } from "vitest";
import {
  ask,
  changeDocument,
  type Json,
  keepArabicFields,
  readDataset,
} from "../../sample/dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await readDataset();
});

describe("the team", () => {
  it("is the published people, in the editor's order", async () => {
    const team = await ask(dataset, teamQuery, { lang: "en" });
    expect(team).toHaveLength(12);
    expect(team.map(({ _id }) => _id)).not.toContain("team-not-yet-here");
    const moved = changeDocument(dataset, "team-maya-brandt", { order: -1 });
    expect((await ask(moved, teamQuery, { lang: "en" }))[0]?.name.text).toBe("Maya Brandt");
  });

  it("falls back field by field, and says that it is fictional", async () => {
    const partly = keepArabicFields(dataset, "team-maya-brandt", ["name", "disclaimer"]);
    const team = await ask(partly, teamQuery, { lang: "ar" });
    expect(team.find(({ _id }) => _id === "team-maya-brandt")).toMatchObject({
      name: { text: "مايا براندت", lang: "ar" },
      role: { lang: "en" },
      bio: { lang: "en" },
      languages: { items: ["English", "German"], lang: "en" },
      portrait: null,
      drawing: { seed: 68, hair: "afro" },
      avatarSeed: 68,
      isSample: true,
    });
    expect(team.filter(({ bio }) => bio?.lang === "ar").length).toBe(11);
    for (const { disclaimer } of team) expect(disclaimer?.lang).toBe("ar");
    expect(new Set(team.map(({ avatarSeed }) => avatarSeed)).size).toBe(team.length);
  });

  it("is drawn where somebody has said what a person wears on the head", async () => {
    const getDrawing = async (drawing: unknown) => {
      const team = await ask(changeDocument(dataset, "team-maya-brandt", { drawing }), teamQuery, {
        lang: "en",
      });
      return team.find(({ _id }) => _id === "team-maya-brandt")?.drawing;
    };
    expect(await getDrawing({ hair: "bob", face: { chin: 1 } })).toEqual({
      seed: 1,
      hair: "bob",
      face: { chin: 1 },
    });
    for (const none of [undefined, null, {}, { glasses: "round" }])
      expect(await getDrawing(none)).toBeNull();
    const team = await ask(dataset, teamQuery, { lang: "en" });
    expect(team.every(({ drawing }) => drawing)).toBe(true);
  });
});
