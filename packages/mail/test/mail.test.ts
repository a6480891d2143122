import { contrast } from "@agency/tokens";
import { describe, expect, it } from "vitest";
import { button, dark, light } from "../src/colors.ts";
import { type MailPart, type MailProps, mailHtml, renderConfirmationPage } from "../src/index.ts";

const props: MailProps = {
  language: "en",
  title: "Title",
  wordmark: "wordmark",
  home: "https://www.agency.test/",
  parts: [],
  smallPrint: [],
};

const mail = (part: MailPart, more: Partial<MailProps> = {}) =>
  mailHtml({ ...props, parts: [part], ...more });

const getDocument = (html: string) => new DOMParser().parseFromString(html, "text/html");

describe("a mail", () => {
  const hostile = `"><script>alert(1)</script>&'`;
  const parts: MailPart[] = [
    { kind: "title", text: hostile, eyebrow: hostile },
    { kind: "heading", text: hostile },
    { kind: "text", content: [hostile, { text: hostile, href: hostile, strong: true }] },
    { kind: "list", items: [hostile] },
    { kind: "quote", content: hostile, source: hostile },
    { kind: "steps", items: [{ label: hostile, note: hostile, state: "current" }] },
    { kind: "facts", items: [{ label: hostile, value: hostile }] },
    {
      kind: "person",
      name: hostile,
      about: hostile,
      picture: { src: hostile, dark: hostile, alt: hostile, width: 144, height: 144 },
    },
    { kind: "button", label: hostile, href: hostile },
    {
      kind: "picture",
      picture: { src: hostile, alt: hostile, width: 2, height: 1 },
      caption: hostile,
      href: hostile,
    },
    { kind: "links", label: hostile, items: [{ title: hostile, href: hostile, note: hostile }] },
  ];

  it.each(parts)("takes no text of $kind for HTML", (part) => {
    const page = getDocument(mail(part, { title: hostile, preview: hostile, note: hostile }));
    expect(page.querySelectorAll("script")).toHaveLength(0);
    expect(page.body.textContent).toContain(hostile);
    for (const link of page.querySelectorAll("a"))
      expect(link.getAttribute("href")).toMatch(/^(#|https:\/\/www\.agency\.test\/)$/);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", " https://a.test", "//a.test", "/\\a.test"])(
    "leads nowhere by %s",
    (href) => {
      const page = getDocument(mail({ kind: "button", label: "Go", href }));
      const link = [...page.querySelectorAll("a")].find(({ textContent }) => textContent === "Go");
      expect(link?.getAttribute("href")).toBe("#");
    },
  );

  it.each([
    ["ur", "rtl", ""],
    ["he", "rtl", ""],
    ["tr", "ltr", "-0.034em"],
    ["ur-Latn", "ltr", "-0.034em"],
  ])("has direction and tracking of the script of %s", (language, dir, tracking) => {
    const page = getDocument(mail({ kind: "title", text: "Title" }, { language }));
    expect(page.querySelector("table")?.dir).toBe(dir);
    expect(page.querySelector("h1")?.style.letterSpacing).toBe(tracking);
  });

  it("is whole without the styles of its head, in its direction", () => {
    const part: MailPart = { kind: "text", content: "نص" };
    const page = getDocument(mail(part, { language: "ar" }).replace(/<style>.*<\/style>/s, ""));
    const table = page.querySelector("table");
    expect([table?.dir, table?.lang]).toEqual(["rtl", "ar"]);
    const text = [...page.querySelectorAll("p")].find(({ textContent }) => textContent === "نص");
    expect(text?.style.color).toBeTruthy();
    expect(text?.closest("td")?.align).toBe("right");
  });

  it("reads each fact with its label", () => {
    const page = getDocument(mail({ kind: "facts", items: [{ label: "Phone", value: "12" }] }));
    const label = page.querySelector<HTMLTableCellElement>("th");
    expect([label?.scope, label?.textContent, label?.style.fontWeight]).toEqual([
      "row",
      "Phone",
      "400",
    ]);
    expect(label?.closest("table")?.hasAttribute("role")).toBe(false);
  });

  it("shows who signs with and without a portrait, on the ground of each theme", () => {
    const picture = {
      src: "https://a.test/light.png",
      dark: "https://a.test/dark.png",
      alt: "Portrait of Lina",
      width: 144,
      height: 144,
    };
    const page = getDocument(mail({ kind: "person", name: "Lina", about: "Design", picture }));
    const image = page.querySelector("img");
    expect([image?.alt, image?.width, image?.height]).toEqual(["Portrait of Lina", 72, 72]);
    expect(image?.getAttribute("src")).toBe(picture.src);
    const source = page.querySelector("picture > source");
    expect(source?.getAttribute("srcset")).toBe(picture.dark);
    expect(source?.getAttribute("media")).toBe("(prefers-color-scheme:dark)");
    const bare = getDocument(mail({ kind: "person", name: "Lina" }));
    expect(bare.querySelectorAll("img")).toHaveLength(0);
    expect(bare.body.textContent).toContain("Lina");
  });

  it("says each step of a long way once to who sees one of its two forms", () => {
    const items = ["a", "b", "c"].map((label) => ({ label, state: "ahead" as const }));
    const page = getDocument(mail({ kind: "steps", items }));
    expect(page.querySelectorAll("table.m-across, table.m-down")).toHaveLength(2);
    expect(page.querySelector<HTMLElement>(".m-across")?.style.display).toBe("none");
  });

  it("is read in both themes", () => {
    for (const { ground, ink, ink2, ink3, link, line } of [light, dark]) {
      for (const color of [ink, ink2, ink3, link])
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(button.ink, button.ground)).toBeGreaterThanOrEqual(4.5);
  });

  it("knows opaque colours alone", () => {
    for (const color of Object.values({ ...light, ...dark }))
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe("the page behind a link", () => {
  it("posts by a button, or leads on by a link, in each language", () => {
    const html = renderConfirmationPage({
      wordmark: "wordmark",
      home: "https://www.agency.test/",
      sections: [
        {
          language: "ar",
          title: "<b>",
          text: "&",
          action: { label: "Do", href: "/do?a=1&b=2", posts: true },
        },
        {
          language: "en",
          title: "Title",
          text: "Text",
          action: { label: "Home", href: "/", posts: false },
        },
      ],
    });
    const page = getDocument(html);
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["ar", "rtl"]);
    expect(page.querySelector("h1")?.textContent).toBe("<b>");
    expect(page.querySelector("h2")?.textContent).toBe("Title");
    const form = page.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/do?a=1&b=2"]);
    expect(page.querySelectorAll("button")).toHaveLength(1);
    expect(page.querySelectorAll("main a")).toHaveLength(1);
  });

  it.each([
    ["fa", "rtl", "t-ar"],
    ["he", "rtl", "t-other"],
    ["pl", "ltr", "t-latin"],
  ])("has direction and type of the script of %s", (language, dir, type) => {
    const section = {
      language,
      title: "Title",
      text: "Text",
      action: { label: "Home", href: "/", posts: false },
    };
    const html = renderConfirmationPage({
      wordmark: "wordmark",
      home: "https://www.agency.test/",
      sections: [section],
    });
    const page = getDocument(html);
    expect([page.documentElement.dir, page.querySelector("section")?.dir]).toEqual([dir, dir]);
    expect(page.querySelector("h1")?.className).toBe(type);
  });
});
