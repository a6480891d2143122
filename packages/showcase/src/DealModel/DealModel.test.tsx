// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DealModel } from "./DealModel.tsx";
import {
  acceptMiddle,
  createTermState,
  middle,
  movePoint,
  type NegotiationTerm,
  resetTerm,
  sendOffer,
} from "./negotiation.ts";
import { getLabels, toFraction } from "./scale.ts";
import { words } from "./storyDeal.ts";

const sample = (language: "en" | "ar" = "en") => (
  <AgencyProvider language={language}>
    <DealModel {...words[language]} />
  </AgencyProvider>
);
const slider = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
const status = () => screen.getByRole("status").textContent;
const value = (element: HTMLElement) => element.getAttribute("aria-valuetext");

const payment: NegotiationTerm = { mine: [7, 15], theirs: [60, 45], step: 1, answer: 1 };
const falling: NegotiationTerm = { mine: [10400], theirs: [8200], step: 50, answer: 0.5 };

describe("DealModel", () => {
  it("sends a moved point with Enter, says the answer, and keeps focus", () => {
    render(sample());
    const term = slider("Payment after");
    expect(value(term)).toBe("15 days; they say 45 days");
    term.focus();
    fireEvent.change(term, { target: { value: "20" } });
    expect(screen.getByRole("button", { name: "Offer 20 days" })).toBeTruthy();
    fireEvent.keyDown(term, { key: "Enter" });
    expect(value(term)).toBe("20 days; they say 39 days");
    expect(status()).toBe(
      "They reply with 39 days. 2 of 3 terms agreed. 19 days apart on the last term.",
    );
    expect(document.activeElement).toBe(term);
  });

  it("goes neither behind an offer nor past theirs", () => {
    render(sample());
    const term = slider("Payment after");
    fireEvent.change(term, { target: { value: "8" } });
    expect(term.value).toBe("15");
    fireEvent.change(term, { target: { value: "58" } });
    expect(term.value).toBe("45");
  });

  it("enters what is met into the agreement, then begins anew with focus where it was", () => {
    render(sample());
    const button = screen.getByRole("button", { name: "Settle at 30 days" });
    button.focus();
    fireEvent.click(button);
    expect(status()).toBe("Payment: agreed at 30 days. All terms agreed.");
    expect(screen.getByText("Payment").nextSibling?.textContent).toBe("30 days");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Start again" }));
    expect(slider("Payment after").getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(screen.getByRole("button"));
    expect(status()).toBe("0 of 3 terms agreed.");
    expect(value(slider("Price"))).toBe("AED 10,400; they say AED 8,200");
  });

  it("turns a scale that falls, and each of them in Arabic", () => {
    const { unmount } = render(sample());
    expect([slider("Price").dir, slider("Payment after").dir]).toEqual(["rtl", "ltr"]);
    unmount();
    render(sample("ar"));
    expect([slider("السعر").dir, slider("مهلة السداد").dir]).toEqual(["ltr", "rtl"]);
  });

  it("stays small enough for a page that a server writes", () => {
    expect(renderToString(sample()).length).toBeLessThan(20_000);
  });
});

describe("a deal", () => {
  it("is answered in kind, whole units at a time", () => {
    expect(sendOffer(movePoint(createTermState(payment), 20)).term.theirs.at(-1)).toBe(40);
    expect(sendOffer(movePoint(createTermState(falling), 9800)).term.theirs.at(-1)).toBe(8500);
  });

  it("is held where nothing moves", () => {
    const held = sendOffer(createTermState(payment));
    expect(held.outcome).toBe("held");
    expect(held.term.theirs).toEqual([60, 45]);
  });

  it("meets where less than a unit would be left, and at their own offer", () => {
    expect(sendOffer(movePoint(createTermState(payment), 30))).toMatchObject({
      outcome: "met",
      term: { met: 30 },
    });
    expect(sendOffer(movePoint(createTermState(payment), 99))).toMatchObject({
      outcome: "met",
      term: { met: 45 },
    });
  });

  it("has its middle on a unit", () => {
    expect(middle(createTermState({ ...payment, theirs: [60, 46] }))).toBe(31);
    expect(acceptMiddle(createTermState(falling)).met).toBe(9300);
  });

  it("moves no more once it is met, and begins anew from the first offers", () => {
    const met = createTermState({ ...payment, met: 30 });
    expect(movePoint(met, 40)).toBe(met);
    expect(sendOffer(met).outcome).toBe("held");
    expect(resetTerm(met)).toMatchObject({ mine: [7], theirs: [60], at: 7 });
    expect(resetTerm(met).met).toBeUndefined();
  });
});

describe("a scale", () => {
  it("runs from your first offer to theirs, up or down", () => {
    expect(toFraction(createTermState(payment), 60)).toBe(1);
    expect(toFraction(createTermState(falling), 9300)).toBe(0.5);
    expect(toFraction(createTermState({ ...falling, theirs: [10400] }), 10400)).toBe(0.5);
  });

  it("says theirs above while there is room, then below", () => {
    const they = (at: number) =>
      getLabels(movePoint(createTermState(payment), at)).find(({ kind }) => kind === "they");
    expect(they(15)?.above).toBe(true);
    expect(they(40)?.above).toBe(false);
  });

  it("keeps labels apart", () => {
    for (let at = 15; at <= 45; at++) {
      const labels = getLabels(movePoint(createTermState(payment), at));
      for (const one of labels) {
        for (const other of labels) {
          if (one === other || one.above !== other.above) continue;
          expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual(0.2);
        }
      }
    }
  });

  it("says no offer twice that both met at, and marks what a phone has no room for", () => {
    const met = getLabels(
      createTermState({ mine: [7, 36], theirs: [60, 39], met: 36, step: 1, answer: 1 }),
    );
    expect(met.filter(({ value }) => value === 36)).toHaveLength(1);
    const priced = getLabels(
      createTermState({ ...falling, mine: [10400, 9550], theirs: [8200, 8900] }),
    );
    expect(priced.find(({ value }) => value === 8200)?.tight).toBe(true);
    expect(priced.find(({ value }) => value === 10400)?.tight).toBe(false);
  });
});
