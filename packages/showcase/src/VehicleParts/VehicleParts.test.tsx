// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { getPiece, getWeight, totalWeight } from "./content.ts";
import { findPiece, getMiddle, ground, piecesAlongGround } from "./pieceOffsets.ts";
import { getScrollPlace, getScrollProgress } from "./scrollPlace.ts";
import { pieces } from "./shapes.ts";
import { storyLabels, storyVehicle } from "./storyVehicle.ts";
import { VehicleParts } from "./VehicleParts.tsx";

const content = storyVehicle.en;
const sample = <VehicleParts content={content} labels={storyLabels.en} />;

describe("VehicleParts", () => {
  it("goes from part to part, and says name, weight and what becomes of it", () => {
    render(sample);
    const slider = screen.getByRole("slider") as HTMLInputElement;
    const engine = piecesAlongGround.indexOf("engine") + 1;
    fireEvent.change(slider, { target: { value: String(engine) } });
    expect(slider.getAttribute("aria-valuetext")).toBe(
      "Engine, 142 kg. Back on the road in another car, with its full history.",
    );
    expect(screen.getByText(`Part ${engine} of ${pieces.length}`)).toBeTruthy();
  });

  it("has four groups, whose parts weigh what the vehicle weighs", () => {
    expect(content.materials.map(({ id }) => getWeight(content, id))).toEqual([712, 259, 130, 79]);
    expect(totalWeight(content)).toBe(1180);
    render(sample);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  });

  it("is small enough for a page that a server writes", () => {
    const html = renderToString(sample);
    expect(html).not.toMatch(/NaN|undefined/);
    expect(html.length).toBeLessThan(48_000);
  });
});

describe("pieces", () => {
  it("are 27, each with a weight and a material", () => {
    expect(new Set(piecesAlongGround).size).toBe(27);
    expect(getPiece(content, "frontWheel").kg).toBe(19);
    for (const piece of pieces) {
      const { kg, material } = getPiece(content, piece);
      expect(kg).toBeGreaterThan(0);
      expect(material).toBeDefined();
    }
  });

  it("are found where they hang, and beside that by the ground", () => {
    expect(findPiece(getMiddle("engine", "apart"), 130)).toBe("engine");
    expect(findPiece(ground.length)).toBe("headlamp");
    expect(findPiece(-100)).toBe("rearBumper");
  });
});

describe("walk", () => {
  it("goes through the states, and speaks of each piece where choosing scrolls to", () => {
    expect([0, 0.2, 0.9, 1].map((at) => getScrollPlace(at, 27))).toEqual([
      "whole",
      "lifted",
      "sorted",
      "sorted",
    ]);
    for (let index = 0; index < 27; index += 1) {
      expect(getScrollPlace(getScrollProgress(index, 27), 27)).toBe(index);
    }
  });
});
