import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { type Element, findElement, readMarkup } from "../markup.ts";
import { type Frame, paintSvg } from "../paint.ts";

describe("markup", () => {
  it("is read with attributes, texts and what stands inside", () => {
    const [root] = readMarkup(
      '<div><svg viewBox="0 0 2 1"><path d="M0 0h1"></path><text aria-hidden="true">A &amp; <tspan x="1">B&#x27;s</tspan></text><br/></svg></div>',
    );
    const svg = findElement([root as Element], "svg");
    expect(svg?.attributes).toEqual({ viewBox: "0 0 2 1" });
    expect(findElement([root as Element], "text")?.children).toEqual([
      "A & ",
      { name: "tspan", attributes: { x: "1" }, children: ["B's"] },
    ]);
  });

  it("is refused where an element stays open", () => {
    expect(() => readMarkup("<svg><g></svg>")).toThrow("left open");
  });
});

describe("a painted drawing", () => {
  const frame: Frame = { x: 0, y: 0, width: 100, height: 100 };

  /** Of a drawing in a square of 100 px: the colour at a place, as `#rrggbb`. */
  function painted(inside: string, viewBox = "0 0 100 100", place = frame) {
    const context = createCanvas(100, 100).getContext("2d");
    const svg = readMarkup(`<svg viewBox="${viewBox}">${inside}</svg>`)[0] as Element;
    paintSvg(context, svg, place);
    const at = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(x, y, 1, 1).data;
      if (alpha === 0) return "nothing";
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    };
    /** From the first column that has anything to the last. */
    const columns = () => {
      const { data } = context.getImageData(0, 0, 100, 100);
      const xs = Array.from({ length: 10_000 }, (_, index) => index)
        .filter((index) => (data[4 * index + 3] ?? 0) > 128)
        .map((index) => index % 100);
      return [Math.min(...xs), Math.max(...xs)] as const;
    };
    return { at, columns };
  }

  it("has fills, lines and what they are handed down", () => {
    const { at } = painted(
      '<g fill="#112233" stroke="#445566" stroke-width="4"><rect x="10" y="10" width="30" height="30"/><path fill="none" d="M60 20h30"/><circle cx="70" cy="70" r="10" stroke="none"/></g>',
    );
    expect([at(25, 25), at(10, 25), at(75, 20), at(70, 70), at(5, 5)]).toEqual([
      "#112233",
      "#445566",
      "#445566",
      "#112233",
      "nothing",
    ]);
  });

  it("turns, moves and repeats", () => {
    const { at } = painted(
      '<defs><rect id="a" width="10" height="10"/></defs><g transform="translate(50 50) rotate(90)" fill="#ff0000"><use href="#a" x="20" y="0"/></g><path transform="matrix(-1 0 0 1 100 0)" d="M0 0h10v10H0z" fill="#0000ff"/>',
    );
    expect([at(45, 75), at(95, 5), at(5, 5)]).toEqual(["#ff0000", "#0000ff", "nothing"]);
  });

  it("fills its frame, and is cut off on both sides", () => {
    const { at } = painted(
      '<path d="M0 0h100v200H0z" fill="#00ff00"/><path d="M0 0h100v40H0z" fill="#ff0000"/>',
      "0 0 100 200",
      { x: 50, y: 0, width: 50, height: 50 },
    );
    expect([at(75, 2), at(75, 48), at(49, 25), at(75, 51)]).toEqual([
      "#00ff00",
      "#00ff00",
      "nothing",
      "nothing",
    ]);
  });

  it("has its letters where their anchor says, in either direction", () => {
    const text = (attributes: string, words: string) =>
      painted(`<text y="60" font-size="20" ${attributes}>${words}</text>`).columns();
    const [left] = text('x="20"', "Hill");
    const [, right] = text('x="80" text-anchor="end"', "Hill");
    const [from, to] = text('x="50" text-anchor="middle"', "Hill");
    expect(left).toBeCloseTo(21, -1);
    expect(right).toBeCloseTo(78, -1);
    expect((from + to) / 2).toBeCloseTo(50, -0.5);
    const [, start] = text('x="80" direction="rtl" lang="ar"', "بين");
    expect(start).toBeGreaterThan(72);
    expect(start).toBeLessThanOrEqual(80);
  });

  it("sets parts of a text one after the other, and unseen ones not at all", () => {
    const { at } = painted(
      '<text x="0" y="80" font-size="100" fill="#ff0000">I<tspan fill="#0000ff">I</tspan><tspan fill="none">I</tspan></text>',
    );
    const row = Array.from({ length: 100 }, (_, x) => at(x, 50));
    expect(row.indexOf("#ff0000")).toBeGreaterThanOrEqual(0);
    expect(row.indexOf("#0000ff")).toBeGreaterThan(row.lastIndexOf("#ff0000"));
  });

  it("refuses what it would leave out", () => {
    expect(() => painted("<image/>")).toThrow("image");
    expect(() => painted('<g transform="skewX(10)"></g>')).toThrow("skewX");
  });
});
