// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { sentenceCovers as content } from "../../sample/evidence/sentence-covers.ts";
import { getWidth } from "./measure.ts";
import { SentenceCovers } from "./SentenceCovers.tsx";
import type { BookText, SentenceBook, SentenceCoversView } from "./types.ts";
import { box, countWords, getMaxTypeSize, stop, typesetCover } from "./typesetting.ts";

const colors = { ground: "#112233", ink: "#FFFFFF", accent: "#FFCC00" };
const book = (sentence: BookText): SentenceBook => ({
  sentence,
  title: { en: "Title" },
  author: { en: "Author" },
  colors,
});
const getSize = (sentence: BookText) => Math.round(typesetCover(book(sentence)).size);

function show(view: SentenceCoversView, books: readonly SentenceBook[], language = "en") {
  const { container } = render(
    <AgencyProvider language={language}>
      <SentenceCovers content={{ ...content, books }} view={view} label="The covers" />
    </AgencyProvider>,
  );
  return {
    container,
    covers: [...container.querySelectorAll("svg > g[transform]")].map((cover) => ({
      text: cover.textContent,
      x: Number(/translate\((\S+)/.exec(cover.getAttribute("transform") ?? "")?.[1]),
      lanterns: cover.querySelectorAll("g > circle[class]").length,
    })),
  };
}

describe("getWidth", () => {
  it("gives an Arabic letter the form that its neighbours ask for", () => {
    // Beh joins the next letter, alef does not, lam with alef is a ligature.
    expect(getWidth("بب", "ar")).toBeCloseTo(0.341 + 0.946);
    expect(getWidth("اب", "ar")).toBeCloseTo(0.264 + 0.902);
    expect(getWidth("بلا", "ar")).toBeCloseTo(0.341 + 0.609);
    expect(getWidth("ب ب", "ar")).toBeCloseTo(2 * 0.902 + 0.197);
  });

  it("gives marks no room, and hamza no join", () => {
    expect(getWidth("جدّي", "ar")).toBe(getWidth("جدي", "ar"));
    expect(getWidth("بء", "ar")).toBeCloseTo(0.902 + 0.383);
  });
});

describe("setCover", () => {
  it("finds the sizes that the case tells of", () => {
    expect(content.books.map((each) => Math.round(typesetCover(each).size))).toEqual([
      127, 82, 85, 41, 49, 36,
    ]);
  });

  it("sets fewer words larger", () => {
    expect(getSize({ en: "Nobody came." })).toBeGreaterThan(getSize({ en: "Nobody came home." }));
    expect(getSize({ ar: "لم يأتِ أحد." })).toBeGreaterThan(
      getSize({ ar: "لم يأتِ أحد إلى البيت." }),
    );
  });

  it("turns a sentence only where that makes it larger", () => {
    const turned = content.books.filter((each) => typesetCover(each).turned);
    expect(turned.map(({ title }) => title.en)).toEqual(["The Ninth Guest"]);
  });

  it("gives both languages the smaller of their sizes", () => {
    const sentence = { en: "The sea went out.", ar: "انطفأ البحر." };
    const half = (box.height - 16) / 2;
    const sizes = [
      getMaxTypeSize(sentence.en, "en", box.width, half),
      getMaxTypeSize(sentence.ar, "ar", box.width, half),
    ];
    expect(typesetCover(book(sentence)).size).toBe(Math.min(...sizes));
    expect(sizes[0]).not.toBe(sizes[1]);
  });

  it("keeps every line in its box and every word whole", () => {
    const long = "the doors first, then the chairs, then the long table".split(" ");
    const sentence = { en: `${Array.from({ length: 20 }, () => long.join(" ")).join(" ")}` };
    for (const each of [...content.books, book(sentence)]) {
      const { size, turned, parts } = typesetCover(each);
      const room = turned ? box.height : box.width;
      for (const { script, lines } of parts) {
        const text = lines.map((line) => line.text + (line.stops ? "." : "")).join(" ");
        expect(text).toBe(each.sentence[script]);
        for (const { width, stops } of lines) {
          expect((width + (stops ? stop.advance : 0)) * size).toBeLessThanOrEqual(room);
        }
      }
    }
    expect(countWords(book(sentence))).toBe(200);
  });
});

describe("SentenceCovers", () => {
  it("says how many words a sentence has, and the size that was found for it", () => {
    show("hero", [book({ en: "Nobody came." })]);
    expect(screen.getByRole("img", { name: "The covers" })).toBeTruthy();
    expect(screen.getByText("2")).toBeTruthy();
    expect(screen.getByText("words, set in 127 pt")).toBeTruthy();
  });

  it("says it in Arabic, with the form that the number asks for", () => {
    show("hero", [book({ en: "Nobody came." })], "ar");
    expect(screen.getByText("عدد الكلمات، والحجم 127 بنطًا")).toBeTruthy();
    show("measure", content.books, "ar");
    for (const words of ["كلمتان", "6 كلمات", "39 كلمة"])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it("orders books by their words, from the side the page starts at", () => {
    const shuffled = content.books.toReversed();
    const titles = content.books.map(({ title }) => title.en);
    const { covers } = show("strip", shuffled);
    for (const [index, title] of titles.entries()) expect(covers[index]?.text).toContain(title);
    expect(covers[0]?.x).toBe(0);
    const mirrored = show("strip", shuffled, "ar").covers;
    expect(mirrored[0]?.text).toContain(titles[0]);
    expect(mirrored[0]?.x).toBe(1220);
    expect(mirrored.at(-1)?.x).toBe(0);
  });

  it("lights a lantern for each full stop, and none for a sentence that breaks off", () => {
    const { covers } = show("strip", [
      book({ en: "Nobody came." }),
      book({ en: "And then they, without" }),
      book({ en: "The sea went out of sight.", ar: "انطفأ البحر." }),
    ]);
    expect(covers.map(({ lanterns }) => lanterns)).toEqual([1, 0, 2]);
  });
});
