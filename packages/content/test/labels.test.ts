import { describe, expect, it } from "vitest";
import { countLabels, getCategory, getIndustry, getServices, getTags } from "../src/index.ts";

const design = { key: "Design", text: "Design", lang: "en" } as const;
const designAr = { key: "Design", text: "التصميم", lang: "ar" } as const;
const data = { key: "Data", text: "Data", lang: "en" } as const;

describe("labels", () => {
  it("are counted, most first, then by key", () => {
    expect(countLabels([design, null, data])).toEqual([
      { ...data, count: 1 },
      { ...design, count: 1 },
    ]);
    expect(countLabels([data, design, design])[0]).toEqual({ ...design, count: 2 });
    expect(countLabels([])).toEqual([]);
  });

  it("take the Arabic word for all, wherever it stands", () => {
    for (const order of [
      [design, designAr],
      [designAr, design],
    ]) {
      expect(countLabels(order)).toEqual([{ ...designAr, count: 2 }]);
    }
  });

  it("are read off short rows", () => {
    const row = { category: "Design", tags: ["Data", "Forms"] };
    expect(getCategory(row, "ar")).toEqual(design);
    expect(getCategory({ ...row, ar: { category: "التصميم", tags: null } }, "ar")).toEqual(
      designAr,
    );
    expect(getCategory({ category: null, tags: null }, "ar")).toEqual({
      key: "General",
      text: "عام",
      lang: "ar",
    });
    expect(getTags({ category: null, tags: null, ar: null })).toEqual([]);
    const arabic = (...tags: string[]) => getTags({ ...row, ar: { category: null, tags } });
    expect(arabic("البيانات", "النماذج").map(({ text }) => text)).toEqual(["البيانات", "النماذج"]);
    // Different lengths cannot be matched.
    expect(arabic("البيانات").map(({ text }) => text)).toEqual(["Data", "Forms"]);
    expect(getIndustry({ industry: null, category: null, services: null })).toBeNull();
    const energy = {
      industry: "Energy",
      category: "Digital Marketing",
      services: ["Digital Marketing" as const, "Branding & Design" as const],
      ar: { industry: "الطاقة", category: "التسويق الرقمي" },
    };
    expect(getServices(energy).map(({ key, text }) => [key, text])).toEqual([
      ["Digital Marketing", "التسويق الرقمي"],
      ["Branding & Design", "Branding & Design"],
    ]);
    expect(getServices({ ...energy, category: null, services: null })).toEqual([]);
    expect(getIndustry(energy)).toEqual({
      key: "Energy",
      text: "الطاقة",
      lang: "ar",
    });
  });
});
