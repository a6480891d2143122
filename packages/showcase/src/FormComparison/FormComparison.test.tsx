// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { formComparison as content } from "../../sample/evidence/form-comparison.ts";
import { FormComparison, type FormComparisonView } from "./FormComparison.tsx";

function show(language: "en" | "ar", view: FormComparisonView = "hero", shown = content) {
  const { container } = render(
    <AgencyProvider language={language}>
      <FormComparison
        content={shown}
        view={view}
        label="Two forms"
        dividerLabel="Line"
        dividerText={(percent) => `${percent} per cent`}
      />
    </AgencyProvider>,
  );
  return {
    container,
    line: () => screen.getByRole("slider", { name: "Line" }),
    texts: () => [...container.querySelectorAll("text, tspan")].map((text) => text.textContent),
  };
}

const press = (element: Element, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(element, { key });
};

describe("FormComparison", () => {
  it.each([
    ["en", "ArrowRight", "ArrowLeft"],
    ["ar", "ArrowLeft", "ArrowRight"],
  ] as const)("moves its line the way the arrows point in %s", (language, onward, back) => {
    const { line } = show(language);
    expect(line().ariaValueNow).toBe("50");
    press(line(), onward);
    expect(line().ariaValueNow).toBe("55");
    expect(line().ariaValueText).toBe("55 per cent");
    press(line(), back, back, back);
    expect(line().ariaValueNow).toBe("40");
    press(line(), "End", onward);
    expect(line().ariaValueNow).toBe("100");
    press(line(), "Home", back);
    expect(line().ariaValueNow).toBe("0");
    press(line(), "ArrowUp", "ArrowUp", "ArrowDown");
    expect(line().ariaValueNow).toBe("5");
  });

  it("leaves the keys of the browser alone", () => {
    const { line } = show("en");
    expect(fireEvent.keyDown(line(), { key: "ArrowRight", altKey: true })).toBe(true);
    expect(fireEvent.keyDown(line(), { key: "PageDown" })).toBe(true);
    expect(line().ariaValueNow).toBe("50");
  });

  it.each([
    ["en", "0px 30% 0px 0px", "70%"],
    ["ar", "0px 0px 0px 30%", "-70%"],
  ] as const)("uncovers the old form from the start side in %s", (language, inset, place) => {
    const { line } = show(language);
    press(line(), "End", ...Array.from({ length: 6 }, () => "ArrowDown"));
    const carrier = line().parentElement;
    const upper = carrier?.previousElementSibling as HTMLElement;
    expect(carrier?.style.transform).toBe(`translateX(${place})`);
    expect(upper.style.clipPath).toBe(`inset(${inset})`);
    expect(upper.textContent).toContain(content.before.title[language]);
  });

  describe("under a pointer", () => {
    const pointer = (
      type: "pointerDown" | "pointerMove" | "pointerUp",
      root: Element,
      pointerType: string,
      clientX: number,
      clientY = 0,
    ) =>
      fireEvent[type](root, {
        pointerId: 1,
        isPrimary: true,
        button: 0,
        pointerType,
        clientX,
        clientY,
      });

    function showSized(language: "en" | "ar") {
      const { container, line } = show(language);
      const root = container.firstElementChild as HTMLElement;
      root.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 600);
      root.setPointerCapture = vi.fn();
      return { root, line };
    }

    it.each([
      ["en", "20", "80"],
      ["ar", "80", "20"],
    ] as const)("goes where a mouse presses and drags in %s", (language, pressed, dragged) => {
      const { root, line } = showSized(language);
      pointer("pointerDown", root, "mouse", 200);
      expect(line().ariaValueNow).toBe(pressed);
      pointer("pointerMove", root, "mouse", 800);
      expect(line().ariaValueNow).toBe(dragged);
      pointer("pointerUp", root, "mouse", 800);
      pointer("pointerMove", root, "mouse", 500);
      expect(line().ariaValueNow).toBe(dragged);
    });

    it("is pushed by a finger, and stays where one scrolls", () => {
      const { root, line } = showSized("en");
      pointer("pointerDown", root, "touch", 900, 300);
      pointer("pointerMove", root, "touch", 905, 250);
      expect(line().ariaValueNow).toBe("50");
      fireEvent.pointerCancel(root, { pointerId: 1 });
      pointer("pointerDown", root, "touch", 900, 300);
      pointer("pointerMove", root, "touch", 800, 305);
      expect(line().ariaValueNow).toBe("40");
    });

    it("goes where a finger taps", () => {
      const { root, line } = showSized("ar");
      pointer("pointerDown", root, "touch", 900);
      pointer("pointerUp", root, "touch", 900);
      expect(line().ariaValueNow).toBe("10");
    });
  });

  it("draws every field down to the button, and counts them", () => {
    const { before } = content;
    const fields = [...before.fields, { label: { en: "Employer", ar: "جهة العمل" } }];
    const longer = { ...content, before: { ...before, fields } };
    expect(show("en", "fields", longer).texts()).toEqual(
      expect.arrayContaining(["12", "Employer", "Submit request"]),
    );
    expect(show("en", "hero", longer).texts()).toContain("12");
  });

  it("lights the mornings that are free", () => {
    const lit = (shown = content) =>
      show("en", "mornings", shown)
        .container.querySelector('[fill="#FFFFFF"]')
        ?.getAttribute("d")
        ?.split("z").length ?? 0;
    const { mornings } = content.after;
    const days = mornings.days.map((day) => ({ ...day, free: day.free.map(() => true) }));
    const empty = { ...content, after: { ...content.after, mornings: { ...mornings, days } } };
    // The selected one is no longer white.
    expect(lit()).toBe(10 + 1);
    expect(lit(empty)).toBe(29 + 1);
  });
});
