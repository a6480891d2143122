import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { brand } from "@agency/showcase/brand";
import { brandColors } from "@agency/showcase/colors";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { manifestIcons } from "../../../src/head/icons.ts";
import { llms } from "../llms.ts";
import { manifest } from "../manifest.ts";
import { robots } from "../robots.ts";
import { securityTxt } from "../security.ts";

const origin = "https://www.example.com";
const file = (path: string) => readFile(new URL(`../../../public${path}`, import.meta.url));

describe("robots.txt", () => {
  it("lets everybody read a public site and names the sitemap", () => {
    expect(robots(origin)).toContain("Allow: /\nDisallow: /api/\n");
    expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it("keeps a site without a public address out of indexes", () => {
    expect(robots(undefined)).toBe("User-agent: *\nDisallow: /\n");
  });
});

describe("llms.txt", () => {
  it("begins with the name and what it is, and lists pages in both languages", () => {
    const links = [
      { title: "About", path: "/about", language: "en" as const, description: "Who\nwe are" },
      { title: "من نحن [١]", path: "/about", language: "ar" as const },
    ];
    expect(
      llms(
        {
          name: "Bayn بين",
          summaries: ["An agency.", "وكالة."],
          sections: [
            { title: "Pages", links },
            { title: "Posts", links: [] },
          ],
        },
        origin,
      ),
    ).toBe(
      `# Bayn بين\n\n> An agency.\n>\n> وكالة.\n\n## Pages\n\n- [About](${origin}/about): Who we are\n- [من نحن \\[١\\]](${origin}/ar/about)\n`,
    );
  });
});

it("llms.txt leads to this site alone, and no path ends a link", () => {
  const links = ["//evil.example", "/blog/a)\n[b](https://evil.example", "/blog/a(b)"].map(
    (path) => ({
      title: "A",
      path,
      language: "en" as const,
    }),
  );
  const text = llms({ name: "A", summaries: [], sections: [{ title: "B", links }] }, origin);
  const found = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url]) => url);
  expect(found).toEqual([`${origin}/`, `${origin}/`, `${origin}/blog/a%28b%29`]);
});

describe("security.txt", () => {
  const read = (now: string) =>
    securityTxt(
      { origin, contacts: ["security@bayn.example", "https://www.example.com/contact"] },
      new Date(now),
    );

  it("says whom to write to, in which languages, and where it stands", () => {
    expect(read("2026-05-01T10:00:00Z").split("\n")).toEqual([
      "Contact: mailto:security@bayn.example",
      "Contact: https://www.example.com/contact",
      "Expires: 2026-10-28T00:00:00.000Z",
      "Preferred-Languages: en, ar",
      "Canonical: https://www.example.com/.well-known/security.txt",
      "",
    ]);
  });

  it("names the contact of the security policy", () => {
    const policy = readFileSync(new URL("../../../../SECURITY.md", import.meta.url), "utf8");
    expect(policy).toContain(`**${brand.email}**`);
    expect(policy).toContain("/.well-known/security.txt");
  });

  it("ends within a year, later the later it is asked for, and stays the same for a day", () => {
    expect(read("2026-05-01T23:59:59Z")).toBe(read("2026-05-01T00:00:00Z"));
    const end = (now: string) => Date.parse(/Expires: (.*)/.exec(read(now))?.[1] ?? "");
    for (const now of ["2026-05-01T00:00:00Z", "2027-12-31T12:00:00Z"]) {
      const days = (end(now) - Date.parse(now)) / 86_400_000;
      expect(days).toBeGreaterThan(30);
      expect(days).toBeLessThan(365);
    }
  });
});

describe.each([
  ["en", "ltr", "/"],
  ["ar", "rtl", "/ar"],
] as const)("the manifest in %s", (language, dir, start) => {
  it("is in this language and direction and begins with its home page", () => {
    expect(JSON.parse(manifest(language, "Sentence"))).toMatchObject({
      lang: language,
      dir,
      name: brand.name[language],
      description: "Sentence",
      start_url: start,
      scope: "/",
      theme_color: brandColors.dark.ground,
    });
  });
});

describe("the icons", () => {
  it.each(manifestIcons)("$src has the size and type it states", async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(await file(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  });

  it("have a touch icon without transparent corners", async () => {
    const { width, hasAlpha } = await sharp(await file("/apple-touch-icon.png")).metadata();
    const { isOpaque } = await sharp(await file("/apple-touch-icon.png")).stats();
    expect([width, !hasAlpha || isOpaque]).toEqual([180, true]);
  });

  it("keep the mark of a maskable one within the 40 % around the middle that every mask leaves", async () => {
    const { data, info } = await sharp(await file("/icon-maskable-512.png"))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = data[0] ?? 0;
    const farthest = data.reduce((most, value, index) => {
      if (Math.abs(value - ground) < 40) return most;
      const at = Math.floor(index / info.channels);
      const [x, y] = [at % info.width, Math.floor(at / info.width)];
      return Math.max(most, Math.hypot(x - 255.5, y - 255.5));
    }, 0);
    expect(farthest).toBeGreaterThan(100);
    expect(farthest).toBeLessThanOrEqual(0.4 * 512);
  });

  it("have a favicon of three sizes, each where its head says", async () => {
    const ico = await file("/favicon.ico");
    const sizes = await Promise.all(
      [0, 1, 2].map(async (index) => {
        const at = 6 + 16 * index;
        const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
        const { width } = await sharp(ico.subarray(offset, offset + length)).metadata();
        return [ico.readUInt8(at), width];
      }),
    );
    expect(sizes).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
  });
});
