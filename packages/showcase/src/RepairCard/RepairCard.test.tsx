// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { repairCard } from "../../sample/evidence/repair-card.ts";
import { ticks } from "./Front.tsx";
import { gearTrain, pitchRadius, sectorPath, sectorsOf, tipRadius } from "./gearTrain.ts";
import { arriving } from "./RepairCard.css.ts";
import { RepairCard, type RepairCardView } from "./RepairCard.tsx";
import { tonesOf } from "./tones.ts";
import { gainedAfter, signed } from "./trace.ts";
import type { RepairCardContent } from "./types.ts";
import { handsAt } from "./Watch.tsx";

const views: RepairCardView[] = [
  "hero",
  "phone",
  "landscape",
  "portrait",
  "small",
  "back",
  "gears",
  "record",
  "mark",
];

function show(
  view: RepairCardView,
  change: Partial<RepairCardContent> = {},
  language: "en" | "ar" = "en",
) {
  const { container } = render(
    <AgencyProvider language={language}>
      <RepairCard content={{ ...repairCard, ...change }} view={view} label="Card" />
    </AgencyProvider>,
  );
  const texts = [...container.querySelectorAll("text")];
  return { html: container.innerHTML, container, texts, words: texts.map((t) => t.textContent) };
}

afterEach(cleanup);

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
      .reduce((sum, c, index) => sum + c * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("RepairCard", () => {
  it.each(views)("draws %s with numbers alone, in both languages", (view) => {
    for (const language of ["en", "ar"] as const) {
      const { html } = show(view, {}, language);
      expect(html).not.toMatch(/NaN|Infinity|undefined/);
      cleanup();
    }
  });

  it("is named by its label", () => {
    expect(show("hero").container.querySelector("svg")?.getAttribute("aria-label")).toBe("Card");
  });

  it("shows another repair where the content is another", () => {
    const { words } = show("hero", { number: "2210", complaint: { en: "Runs slow", ar: "تتأخّر" } });
    expect(words.filter((text) => text === "2210")).toHaveLength(2);
    expect(words).toContain("Runs slow");
    expect(words).toContain("تتأخّر");
    expect(words).not.toContain("1407");
  });

  it("sets longer names and numbers smaller, so that they stay in their places", () => {
    const sizeOf = (number: string) => {
      const { texts } = show("landscape", { number });
      const size = texts.find((text) => text.textContent === number)?.getAttribute("font-size");
      cleanup();
      return Number(size);
    };
    expect(sizeOf("140712")).toBeLessThan(sizeOf("1407"));
    const [first, ...others] = repairCard.stages;
    const stages = [{ ...first, name: { en: "Water resistance", ar: "مقاومة الماء" } }, ...others];
    const { texts } = show("small", { stages: stages as RepairCardContent["stages"] });
    const name = texts.find((text) => text.textContent === "Water resistance");
    const size = Number(name?.getAttribute("font-size"));
    // 120 units are free for a name, and 12 is the least.
    expect(size * 16 * 0.56).toBeLessThanOrEqual(120.5);
    expect(size).toBeGreaterThanOrEqual(12);
  });

  it("says the back in both languages on either page, and what is below it in the page's", () => {
    for (const language of ["en", "ar"] as const) {
      const { words } = show("hero", {}, language);
      expect(words).toContain("3 June, 10:40");
      expect(words).toContain("منذ 6 يونيو");
      expect(words.includes("Received, photographed, numbered")).toBe(language === "en");
      expect(words.includes("استلام وتصوير وترقيم")).toBe(language === "ar");
      cleanup();
    }
    expect(show("small", {}, "ar").texts.every((text) => text.getAttribute("lang") === "ar")).toBe(
      true,
    );
  });

  it("turns the phone view round, and not the back", () => {
    const firstX = (view: RepairCardView, language: "en" | "ar") => {
      const { texts } = show(view, {}, language);
      const stage = texts.find((text) => /^(Counter|الاستلام)$/.test(text.textContent ?? ""));
      cleanup();
      return Number(stage?.getAttribute("x"));
    };
    expect(firstX("phone", "ar")).toBe(390 - firstX("phone", "en"));
    expect(firstX("portrait", "ar")).toBe(firstX("portrait", "en"));
  });

  it.each([1, 2, 3, 4])("takes the point to the stage that is reached, here %i", (reached) => {
    const { container } = show("hero", { reached });
    const point = container.querySelector<SVGGElement>(`.${arriving}`);
    // At the first stage there is none to come from.
    expect(point === null).toBe(reached === 1);
    const pictures = show("phone", { reached }).container.querySelectorAll("svg svg");
    expect(pictures).toHaveLength(reached);
  });

  it("keeps 4.5:1 for every text", () => {
    const tones = tonesOf(repairCard.colors);
    const pairs = [
      [tones.ink, tones.ground],
      [tones.ink, tones.light],
      [tones.inkQuiet, tones.light],
      [tones.light, tones.ink],
      [tones.ground, tones.ink],
      [tones.quiet, tones.ink],
      [tones.ahead, tones.ink],
      [tones.accent, tones.paper],
      [tones.accent, tones.light],
    ] as const;
    for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThan(4.5);
  });
});

describe("parts of it", () => {
  it("has sixty ticks, whose ends lie on the edge of the card", () => {
    const { hours, minutes } = ticks([640, 402], 16, { hour: 25, minute: 12 });
    expect(hours.match(/M/g)).toHaveLength(12);
    expect(minutes.match(/M/g)).toHaveLength(48);
    for (const [, x, y] of `${hours}${minutes}`.matchAll(/M([\d.]+) ([\d.]+)/g)) {
      const toEdge = Math.min(Number(x) - 16, 624 - Number(x), Number(y) - 16, 386 - Number(y));
      expect(Math.abs(toEdge)).toBeLessThan(0.11);
    }
  });

  it("shows the time that it is told", () => {
    expect(handsAt("3:00")).toEqual({ hour: 90, minute: 0 });
    expect(handsAt("10:40")).toEqual({ hour: 320, minute: 240 });
    expect(handsAt("12:30")).toEqual({ hour: 15, minute: 180 });
  });

  it.each([[[60, 48, 32, 28]], [[72, 40, 31, 30]], [[20, 60, 45]]])(
    "lets wheels of %j teeth mesh with one other alone, tooth to gap",
    (teeth) => {
      const gears = gearTrain(teeth);
      expect(gears).toHaveLength(teeth.length);
      for (const [index, gear] of gears.entries()) {
        const touched = gears
          .slice(0, index)
          .filter(
            (other) =>
              Math.hypot(other.x - gear.x, other.y - gear.y) <
              tipRadius(other.teeth) + tipRadius(gear.teeth),
          );
        expect(touched).toHaveLength(index === 0 ? 0 : 1);
        const [partner] = touched;
        if (!partner) continue;
        const angle = (Math.atan2(gear.y - partner.y, gear.x - partner.x) * 180) / Math.PI;
        const phase = (from: number, wheel: typeof gear) =>
          (((((from - wheel.turned) * wheel.teeth) / 360) % 1) + 1) % 1;
        // The wheels turn against each other: their phases add up to half a tooth.
        const sum = (phase(angle, partner) + phase(angle + 180, gear)) % 1;
        expect(Math.abs(sum - 0.5)).toBeLessThan(0.1);
        const distance = Math.hypot(gear.x - partner.x, gear.y - partner.y);
        expect(
          Math.abs(distance - pitchRadius(partner.teeth) - pitchRadius(gear.teeth)),
        ).toBeLessThan(1);
      }
    },
  );

  it("draws as many teeth as a wheel has", () => {
    for (const teeth of [60, 48, 31]) {
      const path = sectorPath({ x: 0, y: 0, teeth, turned: 0 });
      const corners = (path.match(/-?\d+/g)?.length ?? 0) / 2 - 1;
      expect((corners / 5) * sectorsOf(teeth)).toBe(teeth);
    }
  });

  it("gains in all its positions together what the rate says", () => {
    const record = { secondsADay: 2, hours: 72, positions: 6 };
    expect(gainedAfter(record, 72)).toBeCloseTo(6);
    expect(gainedAfter({ ...record, secondsADay: -1 }, 72)).toBeCloseTo(-3);
    expect(signed(2)).toBe("+2");
    expect(signed(-1)).toBe("−1");
  });
});
