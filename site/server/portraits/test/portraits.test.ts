import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findMemberByName } from "@agency/backoffice/internal/mail/signature";
import type { Reader } from "@agency/content";
import type { TeamMember } from "@agency/content/queries/team";
import type { Rendering } from "@agency/server";
import { createPictureCache } from "@agency/server";
import { hashPortrait, type PortraitInput, portraitSide } from "@agency/showcase/og-image/portrait";
import { createOgImageRenderer } from "@agency/showcase/og-image/renderer";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { getPortraitPath, parsePortraitPath } from "../portraitPaths.ts";
import { createPortraitRoutes } from "../portraitRoutes.ts";
import { getMailPortrait } from "../portraits.ts";

const record = { seed: 14, hair: "bun", clothing: "rollneck" } as const;

const member =
  (id: string, name: string, arabic: string, more: Partial<TeamMember> = {}) =>
  (lang: "en" | "ar"): TeamMember => ({
    _id: id,
    name: { text: lang === "ar" ? arabic : name, lang },
    role: null,
    bio: null,
    languages: { items: [], lang },
    portrait: null,
    drawing: record,
    avatarSeed: 0,
    disclaimer: null,
    isSample: false,
    ...more,
  });

const team = [
  member("team-lina", "Lina Haddad", "لينا حداد"),
  member("team-noor", "Noor Basheer", "نور بشير", { drawing: null }),
  member("team-one", "Sam Reed", "سام ريد"),
  member("team-two", "Sam Reed", "سامي ريد"),
];

const reader = {
  fetch: async (_: string, { lang }: { lang: "en" | "ar" }) => team.map((one) => one(lang)),
} as unknown as Reader;

describe("who signs a mail", () => {
  it.each([
    ["Lina Haddad", "ar"],
    ["لينا حداد", "en"],
    [" Lina Haddad ", "en"],
  ] as const)("is found by %s, for a mail in %s", async (name, language) => {
    const found = await findMemberByName(reader, name, language);
    expect(found?._id).toBe("team-lina");
    expect(found?.name.text).toBe(language === "ar" ? "لينا حداد" : "Lina Haddad");
  });

  it.each(["Lina", "Sam Reed", ""])("is nobody by %j", async (name) => {
    expect(await findMemberByName(reader, name, "en")).toBeUndefined();
  });

  it("has a picture at the site's address where they are drawn", () => {
    const [lina, noor] = team.map((one) => one("ar"));
    expect(getMailPortrait(lina as TeamMember, "ar", "https://a.test")).toEqual({
      src: "https://a.test/portraits/ar-light/team-lina.png",
      dark: "https://a.test/portraits/ar-dark/team-lina.png",
      width: portraitSide,
      height: portraitSide,
    });
    expect(getMailPortrait(noor as TeamMember, "ar", "https://a.test")).toBeUndefined();
  });
});

describe("the address of a portrait", () => {
  it("says whose it is and how it is drawn", () => {
    const asked = { id: "team-lina.2", language: "ar", theme: "dark" } as const;
    expect(parsePortraitPath(getPortraitPath(asked.id, asked.language, asked.theme))).toEqual(
      asked,
    );
  });

  it.each(["/portraits/de-dark/a.png", "/portraits/en-grey/a.png", "/portraits/en-dark/a/b.png"])(
    "is none: %s",
    (address) => expect(parsePortraitPath(address)).toBeUndefined(),
  );
});

describe("a portrait of a mail", () => {
  const folder = mkdtempSync(join(tmpdir(), "agency-portraits-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const pictures = createPictureCache<PortraitInput>({
    folder,
    maxPictures: 9,
    hash: hashPortrait,
    draw: createOgImageRenderer("").drawPortrait,
  });
  const app = createPortraitRoutes({ reader, pictures, countRendering: () => ({}) as Rendering });
  const get = (path: string, headers = {}) => app.request(path, { headers });

  it("is a small PNG, another in each theme and direction, and is not sent again", async () => {
    const files = new Set<string>();
    for (const theme of ["light", "dark"] as const)
      for (const language of ["en", "ar"] as const) {
        const path = getPortraitPath("team-lina", language, theme);
        const answer = await get(path);
        expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/png"]);
        const bytes = Buffer.from(await answer.arrayBuffer());
        const { width, height, format } = await sharp(bytes).metadata();
        expect([width, height, format]).toEqual([portraitSide, portraitSide, "png"]);
        expect(bytes.length).toBeLessThan(12_000);
        files.add(bytes.toString("base64"));
        const etag = answer.headers.get("ETag") as string;
        expect((await get(path, { "If-None-Match": etag })).status).toBe(304);
      }
    expect(files.size).toBe(4);
  });

  it.each(["team-noor", "team-none"])("is not there of %s", async (id) => {
    expect((await get(getPortraitPath(id, "en", "light"))).status).toBe(404);
  });
});
