import type { CustomValidatorResult, ValidationContext } from "@sanity/types";
import { describe, expect, it } from "vitest";
import {
  arabicWhere,
  fitsSearchResult,
  fitsSnippet,
  hasAlternative,
  hasSameLengthAs,
  hasUniqueItems,
  isLater,
  isLink,
  isSlug,
  isTimeOfDay,
  isUnique,
  notBefore,
  requiredWhere,
} from "../../../content/src/schema/checks.ts";
import { type Json, sampleDocuments } from "../../sample/dataset.ts";

type Check<T> = (
  value: T,
  context: ValidationContext,
) => CustomValidatorResult | Promise<CustomValidatorResult>;

const runCheck = <T>(check: Check<T>, value: T, document: Json = {}) =>
  check(value, { document } as unknown as ValidationContext);

describe("a slug", () => {
  it.each(["a-title", "2026", "عنوان-المقال", "one"])("may be %j", (current) => {
    expect(runCheck(isSlug, { _type: "slug", current })).toBe(true);
  });

  it.each(["A-title", "a title", "a/b", "-a", "a-", "a--b", "a?b", "..", ""])(
    "may not be %j",
    (current) => {
      expect(runCheck(isSlug, { _type: "slug", current })).toMatch(/lower-case/);
    },
  );
});

describe("lengths", () => {
  it("are told where search results cut off", () => {
    expect(runCheck(fitsSearchResult, "a".repeat(60))).toBe(true);
    expect(runCheck(fitsSearchResult, "a".repeat(61))).toContain("61");
    expect(runCheck(fitsSnippet, "a".repeat(49))).toContain("49");
    expect(runCheck(fitsSnippet, "a".repeat(50))).toBe(true);
    expect(runCheck(fitsSnippet, "a".repeat(160))).toBe(true);
    expect(runCheck(fitsSnippet, "a".repeat(161))).toContain("161");
    expect(runCheck(fitsSnippet, undefined)).toBe(true);
  });
});

describe("a picture", () => {
  const asset = { _type: "reference" as const, _ref: "image-a" };
  it("is described in both languages, once it is there", () => {
    expect(runCheck(hasAlternative, undefined)).toBe(true);
    expect(runCheck(hasAlternative, { _type: "image" })).toBe(true);
    expect(runCheck(hasAlternative, { _type: "image", asset })).toContain("English and Arabic");
    expect(runCheck(hasAlternative, { _type: "image", asset, alt: "A quay" })).toContain(
      "in Arabic",
    );
    const both = { _type: "image", asset, alt: "A quay", ar: { alt: "رصيف" } } as const;
    expect(runCheck(hasAlternative, both)).toBe(true);
    expect(runCheck(hasAlternative, { ...both, alt: " " })).toContain("in English");
  });
});

describe("a featured document", () => {
  const check = arabicWhere("isFeatured", ["title", "body"]);
  it("is there in Arabic", () => {
    expect(runCheck(check, undefined, { isFeatured: false })).toBe(true);
    const missing = [
      expect.objectContaining({ path: ["title"] }),
      expect.objectContaining({ path: ["body"] }),
    ];
    expect(runCheck(check, undefined, { isFeatured: true })).toEqual(missing);
    expect(runCheck(check, { title: "  ", body: [] }, { isFeatured: true })).toEqual(missing);
    expect(runCheck(check, { title: "عنوان", body: [{}] }, { isFeatured: true })).toBe(true);
  });
});

describe("a list in Arabic", () => {
  it("has as many items as in English, or none", () => {
    const document = { tags: ["a", "b"] };
    expect(runCheck(hasSameLengthAs("tags"), undefined, document)).toBe(true);
    expect(runCheck(hasSameLengthAs("tags"), ["أ", "ب"], document)).toBe(true);
    expect(runCheck(hasSameLengthAs("tags"), ["أ"], document)).toContain("English has 2, Arabic");
    expect(runCheck(hasSameLengthAs("tags"), ["أ"])).toContain("English has 0");
  });
});

describe("a day", () => {
  it("is not before the other one", () => {
    const check = notBefore("postedDate", "Posted");
    expect(runCheck(check, "2026-11-01", { postedDate: "2026-11-02" })).toContain("“Posted”");
    expect(runCheck(check, "2026-11-02", { postedDate: "2026-11-02" })).toBe(true);
    expect(runCheck(check, "2026-11-02")).toBe(true);
  });
});

describe("a value of one document alone", () => {
  const context = (others: number, asked: unknown[] = []) =>
    ({
      document: { _id: "drafts.one", _type: "redirect" },
      getClient: () => ({
        fetch: async (...all: unknown[]) => {
          asked.push(all[1]);
          return others;
        },
      }),
    }) as unknown as ValidationContext;

  it("is looked for in others, without its own draft", async () => {
    const asked: unknown[] = [];
    await expect(isUnique("from")("/a", context(0, asked))).resolves.toBe(true);
    expect(asked).toEqual([{ type: "redirect", value: "/a", id: "one" }]);
    await expect(isUnique("from")("/a", context(1))).resolves.toContain("another document");
  });
});

describe("the sample content", () => {
  const of = (type: string) => sampleDocuments.filter(({ _type }) => _type === type);

  it("keeps to the rules that hold publishing back", () => {
    for (const post of [...of("blogPost"), ...of("caseStudy")])
      expect(runCheck(isSlug, post.slug as { _type: "slug"; current: string })).toBe(true);
    for (const post of of("blogPost")) {
      const ar = post.ar as Json | undefined;
      expect(runCheck(arabicWhere("isPopular", ["title", "excerpt", "body"]), ar, post)).toBe(true);
      expect(runCheck(hasSameLengthAs("tags"), ar?.tags as string[], post)).toBe(true);
    }
    for (const study of of("caseStudy")) {
      const check = arabicWhere("isFeatured", ["title", "challenge", "solution", "results"]);
      expect(runCheck(check, study.ar as Json, study)).toBe(true);
    }
    for (const vacancy of of("jobVacancy"))
      expect(
        runCheck(notBefore("postedDate", "Posted"), vacancy.applicationDeadline as string, vacancy),
      ).toBe(true);
    for (const member of of("teamMember"))
      expect(
        runCheck(
          hasSameLengthAs("languages"),
          (member.ar as Json | undefined)?.languages as string[],
          member,
        ),
      ).toBe(true);
  });
});

describe("a link", () => {
  it.each([
    "/",
    "/careers",
    "/contact?service=branding#form",
    "https://example.com/a b".replace(" ", ""),
  ])("may lead to %s", (value) => {
    expect(runCheck(isLink, value)).toBe(true);
  });

  it.each([
    "careers",
    "//elsewhere.example",
    "http://example.com",
    "javascript:alert(1)",
    "https://",
    "",
  ])("may not lead to “%s”", (value) => {
    expect(runCheck(isLink, value)).toMatch(/a path of this site/);
  });
});

describe("hours", () => {
  it("are times of day, the second after the first", () => {
    for (const value of ["00:00", "09:30", "23:59"])
      expect(runCheck(isTimeOfDay, value)).toBe(true);
    for (const value of ["9:30", "24:00", "09:60", "nine"])
      expect(runCheck(isTimeOfDay, value)).toMatch(/09:00/);
    const closes = (value: string) =>
      isLater("opens", "Opens")(value, { parent: { opens: "09:00" } } as ValidationContext);
    expect([closes("09:01"), closes("09:00")]).toEqual([
      true,
      "Must be later than “Opens” (09:00).",
    ]);
  });
});

describe("what is needed", () => {
  it("is needed by some documents alone", () => {
    const check = requiredWhere(({ state }) => state === "planned", "Say when.");
    expect(runCheck(check, undefined, { state: "open" })).toBe(true);
    expect(runCheck(check, undefined, { state: "planned" })).toBe("Say when.");
    expect(runCheck(check, " ", { state: "planned" })).toBe("Say when.");
    expect(runCheck(check, "Q4", { state: "planned" })).toBe(true);
  });

  it("may be there once", () => {
    const check = hasUniqueItems("plan", "Each once.");
    expect(runCheck(check, [{ plan: "free" }, { plan: "professional" }])).toBe(true);
    expect(runCheck(check, [{ plan: "free" }, { plan: "free" }])).toBe("Each once.");
    expect(runCheck(check, undefined)).toBe(true);
  });
});
