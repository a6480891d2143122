// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, expectTypeOf, it } from "vitest";
import { PreviewAction, PreviewChart, type PreviewChartProps, PreviewMap } from "./index.ts";

const path = (container: HTMLElement) => [...container.querySelectorAll("path")].at(-1);

describe("PreviewChart", () => {
  it("is named by what it says, and its line rises to the highest value", () => {
    const { container } = render(<PreviewChart label="Orders, rising" values={[0, 5, 10]} />);
    expect(screen.getByRole("img", { name: "Orders, rising" })).toBeTruthy();
    expect(path(container)?.getAttribute("d")).toMatch(/^M0 140C.* 400 4$/);
  });

  it.each([[[0, 0, 0]], [[7]], [[]]])("copes with the values %j", (values) => {
    const { container } = render(<PreviewChart label="Orders" values={values} />);
    expect(container.innerHTML).not.toContain("NaN");
    expect(container.innerHTML).not.toContain("Infinity");
  });

  it("must say in words what it shows", () => {
    // @ts-expect-error label is missing
    expectTypeOf<{ values: number[] }>().toExtend<PreviewChartProps>();
  });
});

describe("PreviewMap", () => {
  it("draws one way through all stops", () => {
    const { container } = render(
      <PreviewMap
        label="Route"
        stops={[
          { x: 0, y: 1 },
          { x: 0.5, y: 0.5, label: "Yard" },
          { x: 1, y: 0 },
        ]}
      />,
    );
    expect(path(container)?.getAttribute("d")).toBe("M0 240L200 120L400 0");
    expect(screen.getByText("Yard")).toBeTruthy();
  });
});

describe("PreviewAction", () => {
  it("is a picture of a button and takes no focus", () => {
    render(<PreviewAction>Accept</PreviewAction>);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Accept").tabIndex).toBe(-1);
  });
});
