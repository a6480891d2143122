// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { quotation } from "../../sample/evidence/quotation.ts";
import { balanceLines, getWidth } from "../internal/balanceLines.ts";
import type { QuotationContent } from "./content.ts";
import { getDays, getTimedLegs, getWeeks, span } from "./days.ts";
import { Quotation, type QuotationView } from "./Quotation.tsx";

function show(view: QuotationView, language = "en", content: QuotationContent = quotation) {
  const { container } = render(
    <AgencyProvider language={language}>
      <Quotation content={content} view={view} label="A quotation" />
    </AgencyProvider>,
  );
  return {
    texts: [...container.querySelectorAll("text")].map((text) => text.textContent),
    waits: container.querySelectorAll("[stroke-dasharray]").length,
  };
}

const [cheap, quick, ours] = quotation.routes as [
  QuotationContent["routes"][0],
  QuotationContent["routes"][0],
  QuotationContent["routes"][0],
];
const longer: QuotationContent = {
  ...quotation,
  routes: [{ ...cheap, legs: [...cheap.legs, { days: 4 }], price: 12_000 }, quick, ours],
};

describe("Quotation", () => {
  it("counts days from the legs, and makes the axis long enough", () => {
    const { texts } = show("hero");
    expect(texts).toEqual(expect.arrayContaining(["33 days", "14 days", "19 days", "35"]));
    expect(texts).not.toContain("42");
    expect(show("hero", "en", longer).texts).toEqual(
      expect.arrayContaining(["37 days", "USD 12,000", "42"]),
    );
  });

  it("names the waiting and breaks its line", () => {
    expect(show("hero").texts).toContain("3 days of waiting in port");
    expect(show("hero").waits).toBe(1);
    const none = { ...quotation, routes: [quick, ours] };
    expect(show("hero", "en", none).waits).toBe(0);
    expect(show("wait", "en", none).texts).toEqual([]);
  });

  it("is an image with its label", () => {
    show("landscape");
    expect(screen.getByRole("img", { name: "A quotation" })).toBeTruthy();
  });
});

describe("days", () => {
  it("begin each leg where the one before ends", () => {
    expect(getTimedLegs(cheap).find(({ waits }) => waits)).toMatchObject({ from: 9, to: 12 });
    expect(getTimedLegs(quick).at(-1)?.to).toBe(getDays(quick));
  });

  it("have room for a figure at the end of the last week", () => {
    expect(getWeeks([ours])).toEqual([0, 7, 14, 21]);
    expect(span([ours])).toBe(22);
    expect(getWeeks([{ ...ours, legs: [{ days: 14 }] }])).toEqual([0, 7, 14]);
  });
});

describe("getLines", () => {
  const text = "You are facing north. The light on your left hand is real.";

  it("keeps every word, within the width", () => {
    const lines = balanceLines(text, 20, 200);
    expect(lines.join(" ")).toBe(text);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(getWidth(line, 20)).toBeLessThanOrEqual(200);
  });

  it("rather breaks before a short word than after it", () => {
    const sentence = `${text.slice(0, -1)}, the light on the table is four centuries old.`;
    expect(balanceLines(sentence, 38, 700)).toEqual([
      "You are facing north. The light",
      "on your left hand is real, the light",
      "on the table is four centuries old.",
    ]);
  });

  it("leaves one line where there is room, and one word in each where there is none", () => {
    expect(balanceLines(text, 20, 2000)).toEqual([text]);
    expect(balanceLines("left hand", 20, 1)).toEqual(["left", "hand"]);
  });
});
