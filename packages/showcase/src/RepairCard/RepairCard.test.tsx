// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { repairCard } from "../../sample/evidence/repair-card.ts";
import { arriving } from "./RepairCard.css.ts";
import { RepairCard, type RepairCardView } from "./RepairCard.tsx";
import { formatSigned, getSecondsGained } from "./timingRecord.ts";
import { getTones } from "./tones.ts";
import type { RepairCardContent } from "./types.ts";
import { getHandAngles } from "./Watch.tsx";

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

/** WCAG 2.2. */
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
    const getSize = (number: string) => {
      const { texts } = show("landscape", { number });
      const size = texts.find((text) => text.textContent === number)?.getAttribute("font-size");
      cleanup();
      return Number(size);
    };
    expect(getSize("140712")).toBeLessThan(getSize("1407"));
    const [first, ...others] = repairCard.stages;
    const stages = [{ ...first, name: { en: "Water resistance", ar: "مقاومة الماء" } }, ...others];
    const { texts } = show("small", { stages: stages as RepairCardContent["stages"] });
    const name = texts.find((text) => text.textContent === "Water resistance");
    const size = Number(name?.getAttribute("font-size"));
    // 120 units of space, minimum size 12.
    expect(size * 16 * 0.56).toBeLessThanOrEqual(120.5);
    expect(size).toBeGreaterThanOrEqual(12);
  });

  it.each([1, 2, 3, 4])("takes the point to the stage that is reached, here %i", (reached) => {
    const { container } = show("hero", { reached });
    const point = container.querySelector<SVGGElement>(`.${arriving}`);
    expect(point === null).toBe(reached === 1);
    const pictures = show("phone", { reached }).container.querySelectorAll("svg svg");
    expect(pictures).toHaveLength(reached);
  });

  it("keeps 4.5:1 for every text", () => {
    const tones = getTones(repairCard.colors);
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
  it("shows the time that it is told", () => {
    expect(getHandAngles("3:00")).toEqual({ hour: 90, minute: 0 });
    expect(getHandAngles("10:40")).toEqual({ hour: 320, minute: 240 });
    expect(getHandAngles("12:30")).toEqual({ hour: 15, minute: 180 });
  });

  it("gains in all its positions together what the rate says", () => {
    const record = { secondsADay: 2, hours: 72, positions: 6 };
    expect(getSecondsGained(record, 72)).toBeCloseTo(6);
    expect(getSecondsGained({ ...record, secondsADay: -1 }, 72)).toBeCloseTo(-3);
    expect(formatSigned(2)).toBe("+2");
    expect(formatSigned(-1)).toBe("−1");
  });
});
