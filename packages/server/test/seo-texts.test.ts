import { describe, expect, it } from "vitest";
import { llms } from "../src/seo/llms.ts";
import { manifest } from "../src/seo/manifest.ts";
import { robots } from "../src/seo/robots.ts";
import { securityTxt } from "../src/seo/securityTxt.ts";
import { urls } from "./fixtures/seo/urls.ts";

const { origin } = urls;

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
        urls,
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
  const text = llms({ name: "A", summaries: [], sections: [{ title: "B", links }] }, urls);
  const found = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url]) => url);
  expect(found).toEqual([`${origin}/`, `${origin}/`, `${origin}/blog/a%28b%29`]);
});

describe("security.txt", () => {
  const read = (now: string) =>
    securityTxt(
      {
        origin,
        languages: urls.languages,
        contacts: ["security@bayn.example", "https://www.example.com/contact"],
      },
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
    const name = "Bayn";
    const data = { language, name, description: "Sentence", startUrl: start, color: "#0b0b0c" };
    expect(JSON.parse(manifest({ ...data, icons: [] }))).toMatchObject({
      lang: language,
      dir,
      name,
      description: "Sentence",
      start_url: start,
      scope: "/",
      theme_color: "#0b0b0c",
    });
  });
});
