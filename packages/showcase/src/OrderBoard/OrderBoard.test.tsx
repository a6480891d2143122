// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { orderBoard as content } from "../../sample/evidence/order-board.ts";
import type { OrderBoardContent } from "./content.ts";
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

describe("OrderBoard", () => {
  it("draws a dot for each lunch and for each office that has answered", () => {
    const { dots, container } = show("hero");
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
});
