// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { getCurveParameter, getVisibleLanes } from "./curves.ts";
import { SeamOpening } from "./SeamOpening.tsx";
import { words } from "./storySeam.ts";

const sample = (taken: number, language: "en" | "ar" = "en") => {
  const t = words[language];
  return (
    <AgencyProvider language={language}>
      <SeamOpening
        title="UpFlyover"
        titleLang="en"
        state={{ note: t.note, description: t.text, actions: <a href="#claim">{t.claim}</a> }}
        places={{ taken, total: 1000, remaining: t.remaining }}
        content={t.content}
      />
    </AgencyProvider>
  );
};

describe("SeamOpening", () => {
  it("says how many places are left, and draws two halves", () => {
    const { container } = render(sample(412));
    expect(screen.getByText("588")).toBeTruthy();
    expect(screen.getByText("of 1,000 free places left")).toBeTruthy();
    expect(screen.getAllByRole("heading", { name: "UpFlyover" })).toHaveLength(1);
    expect(container.querySelectorAll("svg")).toHaveLength(8);
  });

  it("is one ground once every place is taken, and says no number", () => {
    const { container } = render(sample(1200));
    expect(screen.queryByText("of 1,000 free places left")).toBeNull();
    expect(container.querySelectorAll("svg")).toHaveLength(4);
    expect(screen.getByText(words.en.text)).toBeTruthy();
  });

  it("says the last two places in Arabic without a digit", () => {
    render(sample(998, "ar"));
    expect(screen.getByText("مكانان")).toBeTruthy();
  });

  it("stays small enough for a page that a server writes", () => {
    expect(renderToString(sample(412)).length).toBeLessThan(40_000);
  });
});

describe("the drawing", () => {
  it("finds the place on the curve", () => {
    expect(getCurveParameter(0)).toBeCloseTo(0);
    expect(getCurveParameter(0.5)).toBeCloseTo(0.5);
    expect(getCurveParameter(1)).toBeCloseTo(1);
  });

  it.each([
    [9, 7, 2, 1],
    [9, 7, 0, 0],
    [9, 7, 8, 2],
    [5, 7, 4, 0],
  ])("of %d lanes shows %d with the %d. among them, from %d on", (count, max, kept, from) => {
    expect(getVisibleLanes(count, max, kept)).toEqual({ from, count: Math.min(count, max) });
  });
});
