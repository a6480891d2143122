// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { orderBoard as content } from "../../sample/evidence/order-board.ts";
import type { OrderBoardContent } from "./content.ts";
import { dotColumns } from "./dots.ts";
import { OrderBoard, type OrderBoardView } from "./OrderBoard.tsx";

function show(view: OrderBoardView, change: Partial<OrderBoardContent> = {}, language = "en") {
  const { container } = render(
    <AgencyProvider language={language}>
      <OrderBoard content={{ ...content, ...change }} view={view} label="The board" />
    </AgencyProvider>,
  );
  const strokes = (color: string) => [
    ...container.querySelectorAll(`path[stroke="${color}"], [stroke="${color}"] > path`),
  ];
  return {
    container,
    /** How many dots have this colour: points, and those of dashed lines. */
    dots: (color: string) =>
      strokes(color).reduce((total, path) => {
        const d = path.getAttribute("d") ?? "";
        const dashes = path.closest("[stroke-dasharray]")?.getAttribute("stroke-dasharray");
        const pitch = Number(dashes?.split(" ")[1]);
        const lines = [...d.matchAll(/v([\d.]+)/g)].map(
          ([, length]) => Math.floor(Number(length) / pitch) + 1,
        );
        return [...(d.match(/h0/g) ?? []).map(() => 1), ...lines].reduce(
          (sum, count) => sum + count,
          total,
        );
      }, 0),
  };
}

describe("dotColumns", () => {
  it("fills columns of three from the right and downwards", () => {
    expect(dotColumns(4, 100, 10, 14)).toEqual(["M100 10v29", "M86 10v1"]);
    expect(dotColumns(0, 100, 10, 14)).toEqual([]);
  });
});

describe("OrderBoard", () => {
  it("draws a dot for each lunch and for each office that has answered", () => {
    const { dots, container } = show("hero");
    // And the hollow one of the key.
    expect(dots(content.colors.ink)).toBe(400 + 37 + 1);
    expect(dots(content.colors.ground)).toBe(20 + 1);
    expect(container.querySelectorAll(`circle[stroke="${content.colors.accent}"]`)).toHaveLength(4);
    expect(screen.getByRole("img", { name: "The board" })).toBeTruthy();
  });

  it("sums what the content has, in both scripts", () => {
    const dishes = [
      { name: { en: "Rice", ar: "أرز" }, count: 1200, withoutNuts: 0 },
      { name: { en: "Soup", ar: "شوربة" }, count: 5, withoutNuts: 5 },
    ];
    const { dots } = show("landscape", { dishes, offices: 12, open: [3] });
    expect(screen.getByText("1,205")).toBeTruthy();
    expect(screen.getByText("lunches, 12 offices")).toBeTruthy();
    expect(screen.getByText("اكتمل 11 طلبًا")).toBeTruthy();
    expect(dots(content.colors.ground)).toBe(5);
  });

  it("keeps an office in the place of its number", () => {
    const [open] = show("offices", { open: [8] }).container.querySelectorAll("circle[stroke]");
    // The second in the second line.
    expect([open?.getAttribute("cx"), open?.getAttribute("cy")]).toEqual(["74", "63"]);
  });

  it("is the same board on a page of either language", () => {
    const english = show("hero").container.innerHTML;
    expect(show("hero", {}, "ar").container.innerHTML).toBe(english);
  });

  it("orders in the language of the page, or in the other one", () => {
    show("phone");
    expect(screen.getByText("6 lunches. Is that right?")).toBeTruthy();
    expect(screen.queryByText("6 وجبات. هل هذا صحيح؟")).toBeNull();
    show("phoneOther");
    expect(screen.getByText("6 وجبات. هل هذا صحيح؟")).toBeTruthy();
  });

  it("mirrors the messages, and lets a star follow its number", () => {
    const place = (text: string) => Number(screen.getByText(text).getAttribute("x"));
    show("phone");
    const [english, answered] = [place("4*"), place("8:58")];
    expect(english).toBeGreaterThan(answered);
    document.body.replaceChildren();
    show("phone", {}, "ar");
    expect(place("4*")).toBe(390 - english);
    expect(screen.getByText("4*").getAttribute("direction")).toBe("rtl");
  });
});
